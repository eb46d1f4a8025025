/** Attributes and events that React knows on elements of HTML, without those with a hyphen. */
export const HTML_ATTRIBUTES: ReadonlySet<string> = new Set(
  `
  about accept acceptCharset accessKey action allowFullScreen allowTransparency alt as async
  autoCapitalize autoComplete autoCorrect autoFocus autoPlay autoSave capture cellPadding
  cellSpacing challenge charSet checked children cite classID className colSpan color cols
  content contentEditable contextMenu controls coords crossOrigin dangerouslySetInnerHTML data
  datatype dateTime default defaultChecked defaultValue defer dir disabled download draggable
  encType enterKeyHint exportparts form formAction formEncType formMethod formNoValidate
  formTarget frameBorder headers height hidden high href hrefLang htmlFor httpEquiv id inlist
  inputMode integrity is itemID itemProp itemRef itemScope itemType keyParams keyType kind label
  lang list loop low manifest marginHeight marginWidth max maxLength media mediaGroup method min
  minLength multiple muted name noValidate nonce onAbort onAbortCapture onAnimationEnd
  onAnimationEndCapture onAnimationIteration onAnimationIterationCapture onAnimationStart
  onAnimationStartCapture onAuxClick onAuxClickCapture onBeforeInput onBeforeInputCapture onBlur
  onBlurCapture onCanPlay onCanPlayCapture onCanPlayThrough onCanPlayThroughCapture onChange
  onChangeCapture onClick onClickCapture onCompositionEnd onCompositionEndCapture
  onCompositionStart onCompositionStartCapture onCompositionUpdate onCompositionUpdateCapture
  onContextMenu onContextMenuCapture onCopy onCopyCapture onCut onCutCapture onDoubleClick
  onDoubleClickCapture onDrag onDragCapture onDragEnd onDragEndCapture onDragEnter
  onDragEnterCapture onDragExit onDragExitCapture onDragLeave onDragLeaveCapture onDragOver
  onDragOverCapture onDragStart onDragStartCapture onDrop onDropCapture onDurationChange
  onDurationChangeCapture onEmptied onEmptiedCapture onEncrypted onEncryptedCapture onEnded
  onEndedCapture onError onErrorCapture onFocus onFocusCapture onGotPointerCapture
  onGotPointerCaptureCapture onInput onInputCapture onInvalid onInvalidCapture onKeyDown
  onKeyDownCapture onKeyPress onKeyPressCapture onKeyUp onKeyUpCapture onLoad onLoadCapture
  onLoadStart onLoadStartCapture onLoadedData onLoadedDataCapture onLoadedMetadata
  onLoadedMetadataCapture onLostPointerCapture onLostPointerCaptureCapture onMouseDown
  onMouseDownCapture onMouseEnter onMouseLeave onMouseMove onMouseMoveCapture onMouseOut
  onMouseOutCapture onMouseOver onMouseOverCapture onMouseUp onMouseUpCapture onPaste
  onPasteCapture onPause onPauseCapture onPlay onPlayCapture onPlaying onPlayingCapture
  onPointerCancel onPointerCancelCapture onPointerDown onPointerDownCapture onPointerEnter
  onPointerLeave onPointerMove onPointerMoveCapture onPointerOut onPointerOutCapture
  onPointerOver onPointerOverCapture onPointerUp onPointerUpCapture onProgress onProgressCapture
  onRateChange onRateChangeCapture onReset onResetCapture onScroll onScrollCapture onSeeked
  onSeekedCapture onSeeking onSeekingCapture onSelect onSelectCapture onStalled onStalledCapture
  onSubmit onSubmitCapture onSuspend onSuspendCapture onTimeUpdate onTimeUpdateCapture
  onTouchCancel onTouchCancelCapture onTouchEnd onTouchEndCapture onTouchMove onTouchMoveCapture
  onTouchStart onTouchStartCapture onTransitionEnd onTransitionEndCapture onVolumeChange
  onVolumeChangeCapture onWaiting onWaitingCapture onWheel onWheelCapture open optimum part
  pattern placeholder playsInline poster prefix preload property radioGroup readOnly rel required
  resource results rev reversed role rowSpan rows sandbox scope scoped scrolling seamless
  security selected shape size sizes slot span spellCheck src srcDoc srcLang srcSet start step
  style summary suppressContentEditableWarning suppressHydrationWarning tabIndex target title
  translate type typeof unselectable useMap value vocab width wmode wrap
`
    .trim()
    .split(/\s+/),
);

/** Further attributes that React knows on elements of SVG. */
export const SVG_ATTRIBUTES: ReadonlySet<string> = new Set(
  `
  accentHeight accumulate additive alignmentBaseline allowReorder alphabetic amplitude arabicForm
  ascent attributeName attributeType autoReverse azimuth baseFrequency baseProfile baselineShift
  bbox begin bias by calcMode capHeight clip clipPath clipPathUnits clipRule colorInterpolation
  colorInterpolationFilters colorProfile colorRendering contentScriptType contentStyleType cursor
  cx cy d decelerate descent diffuseConstant direction display divisor dominantBaseline dur dx dy
  edgeMode elevation enableBackground end exponent externalResourcesRequired fill fillOpacity
  fillRule filter filterRes filterUnits floodColor floodOpacity focusable fontFamily fontSize
  fontSizeAdjust fontStretch fontStyle fontVariant fontWeight format fr from fx fy g1 g2
  glyphName glyphOrientationHorizontal glyphOrientationVertical glyphRef gradientTransform
  gradientUnits hanging horizAdvX horizOriginX ideographic imageRendering in in2 intercept k k1
  k2 k3 k4 kernelMatrix kernelUnitLength kerning keyPoints keySplines keyTimes lengthAdjust
  letterSpacing lightingColor limitingConeAngle local markerEnd markerHeight markerMid
  markerStart markerUnits markerWidth mask maskContentUnits maskUnits mathematical mode
  numOctaves offset opacity operator order orient orientation origin overflow overlinePosition
  overlineThickness paintOrder panose1 path pathLength patternContentUnits patternTransform
  patternUnits pointerEvents points pointsAtX pointsAtY pointsAtZ preserveAlpha
  preserveAspectRatio primitiveUnits r radius refX refY renderingIntent repeatCount repeatDur
  requiredExtensions requiredFeatures restart result rotate rx ry scale seed shapeRendering slope
  spacing specularConstant specularExponent speed spreadMethod startOffset stdDeviation stemh
  stemv stitchTiles stopColor stopOpacity strikethroughPosition strikethroughThickness string
  stroke strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit
  strokeOpacity strokeWidth surfaceScale systemLanguage tableValues targetX targetY textAnchor
  textDecoration textLength textRendering to transform transformOrigin u1 u2 underlinePosition
  underlineThickness unicode unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging
  vIdeographic vMathematical values vectorEffect version vertAdvY vertOriginX vertOriginY viewBox
  viewTarget visibility widths wordSpacing writingMode x x1 x2 xChannelSelector xHeight
  xlinkActuate xlinkArcrole xlinkHref xlinkRole xlinkShow xlinkTitle xlinkType xmlBase xmlLang
  xmlSpace xmlns xmlnsXlink y y1 y2 yChannelSelector z zoomAndPan
`
    .trim()
    .split(/\s+/),
);
