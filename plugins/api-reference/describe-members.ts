import type { Comment, DeclarationReflection, ParameterReflection } from 'typedoc';
import { memberAnchor } from './addresses';
import { defaultCode, markdownOf, type CommentText } from './comment-text';
import type { ApiMember, ApiSignature } from '../../model/api-reference';
import type { Plan } from '../../model/plans';
import type { TypeFacts } from './read-type';
import { typeTexts } from './type-text';

/** A member as TypeDoc lists it, with facts of the compiler about its type. */
export interface FoundMember {
  reflection: DeclarationReflection;
  facts: TypeFacts;
}

/** Comments of callbacks are at the signature of their type, or of the method. */
export function commentOf(reflection: DeclarationReflection): Comment | undefined {
  if (reflection.comment) return reflection.comment;
  const [method] = reflection.signatures ?? [];
  if (method?.comment) return method.comment;
  return callOf(reflection)?.comment;
}

function callOf(reflection: DeclarationReflection) {
  if (reflection.signatures?.[0]) return reflection.signatures[0];
  const { type } = reflection;
  if (type?.type === 'reflection') return type.declaration.signatures?.[0];
  if (type?.type !== 'union') return undefined;
  for (const part of type.types) {
    if (part.type === 'reflection' && part.declaration.signatures) {
      return part.declaration.signatures[0];
    }
  }
  return undefined;
}

/** Descriptions of `@param`, by position: names in the comment and in the type may differ. */
function parameterComments(reflection: DeclarationReflection): { name: string; text: string }[] {
  const tags = commentOf(reflection)?.getTags('@param') ?? [];
  if (tags.length > 0) {
    return tags.map(({ name = '', content }) => ({ name, text: markdownOf(content) }));
  }
  const parameters: ParameterReflection[] = callOf(reflection)?.parameters ?? [];
  return parameters.map(({ name, comment }) => ({ name, text: markdownOf(comment?.summary) }));
}

/** Comments begin their descriptions with a dash now and then. */
function withoutDash(text: string): string {
  return text.replace(/^\s*-\s+/, '');
}

function describeSignature(
  { reflection, facts }: FoundMember,
  text: CommentText,
): ApiSignature | undefined {
  if (!facts.signature) return undefined;
  const said = parameterComments(reflection);
  const parameters = facts.signature.parameters.map((parameter, index) => {
    const found = said.find(({ name }) => name === parameter.name) ?? said[index];
    return { ...parameter, description: text.html(withoutDash(found?.text ?? '')) };
  });
  const comment = commentOf(reflection);
  const returned = callOf(reflection)?.comment?.getTag('@returns') ?? comment?.getTag('@returns');
  const description = text.html(markdownOf(returned?.content).replace(/^\s*\{[^}]*\}\s*/, ''));
  return { parameters, returns: { type: facts.signature.returns, description } };
}

/** A prop, or a member of an interface. */
export function describeMember(
  found: FoundMember,
  page: string,
  plan: Plan | undefined,
  text: CommentText,
): ApiMember {
  const { reflection, facts } = found;
  const comment = commentOf(reflection);
  return {
    name: reflection.name,
    anchor: memberAnchor(page, 'prop', reflection.name),
    ...typeTexts(facts),
    default: text.defaultOf(comment) ?? (facts.defaultText && defaultCode(facts.defaultText)),
    required: !reflection.flags.isOptional,
    description: text.description(comment),
    deprecated: text.tag(comment, '@deprecated'),
    plan,
    signature: describeSignature(found, text),
  };
}
