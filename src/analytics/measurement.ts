import type { Metric } from 'web-vitals';
import { inBackground } from '@site/src/loading/background';
import { asksNotToBeTracked, consent } from './consent';
import { SITE_EVENT } from './events';
import { describePage, onceHeadIsWritten } from './page-view';
import { eventOfClick, eventFromAttributes, type SentEvent } from './sent-events';
import { gtag, loadTag, removeTagCookies, switchTag } from './tag';
import { userProperties, watchUserProperties } from './user-properties';
import { isSampled, measureWebVitals } from './web-vitals';

/** Data of the site in one language, from the build. */
export interface MeasuredSite {
  measurementId: string;
  language: string;
  /** Base path of the pages in that language. */
  baseUrl: string;
}

/** Sends events of readers while they agree. */
export class Measurement {
  readonly #site: MeasuredSite;
  /** True while the reader agrees; set only after the page became interactive. */
  #running = false;
  #loaded = false;
  #page: 'unwritten' | 'unsent' | 'sent' = 'unwritten';
  #stopWaiting: (() => void) | undefined;
  #sentProperties = '';

  constructor(site: MeasuredSite) {
    this.#site = site;
  }

  /** Follows the reader's answer from now on. Called once the page is interactive. */
  start(): void {
    if (asksNotToBeTracked()) return;
    consent.subscribe(() => this.#follow());
    document.addEventListener('click', ({ target }) => this.#send(eventOfClick(target)), {
      // Runs before the page reacts, and possibly removes or renames the clicked element.
      capture: true,
    });
    document.addEventListener(SITE_EVENT, ({ detail }) => this.#send(eventFromAttributes(detail)));
    watchUserProperties(() => this.#sendProperties());
    this.#follow();
  }

  /** Notifies of a new page; its title is set later. */
  pageRendered(): void {
    this.#stopWaiting?.();
    this.#page = 'unwritten';
    this.#stopWaiting = onceHeadIsWritten(() => {
      this.#page = 'unsent';
      this.#sendPage();
    });
  }

  #follow(): void {
    const agreed = consent.get() === 'granted';
    if (agreed === this.#running) return;
    this.#running = agreed;
    switchTag(this.#site.measurementId, agreed);
    if (agreed) this.#begin();
    else removeTagCookies();
  }

  #begin(): void {
    if (!this.#loaded) {
      this.#loaded = true;
      loadTag(this.#site.measurementId);
      if (isSampled()) {
        // Without a network, the vitals of this page are not measured.
        inBackground(() => measureWebVitals((metric) => this.#sendVital(metric))).catch(
          () => undefined,
        );
      }
    }
    this.#sendProperties();
    this.#sendPage();
  }

  #send(event: SentEvent | undefined): void {
    if (this.#running && event) gtag('event', event.name, event.parameters);
  }

  #sendPage(): void {
    if (!this.#running || this.#page !== 'unsent') return;
    this.#page = 'sent';
    gtag('event', 'page_view', describePage(document, this.#site.baseUrl));
  }

  #sendProperties(): void {
    if (!this.#running) return;
    const properties = userProperties(this.#site.language);
    const sent = JSON.stringify(properties);
    if (sent === this.#sentProperties) return;
    this.#sentProperties = sent;
    gtag('set', 'user_properties', properties);
  }

  #sendVital({ name, value, delta, id }: Metric): void {
    if (!this.#running) return;
    // The sum of all values of one id is the vital; later ones carry the difference.
    gtag('event', name, { value: delta, metric_value: value, metric_delta: delta, metric_id: id });
  }
}
