/** Plans a list of patches for one page. */
import type { Patch } from './patch.ts';
import { addToHead, type Plan, type PlannedStep, type SourcedFacts } from './plan.ts';
import {
  planAlt,
  planAnchor,
  planAppend,
  planFollow,
  planHeading,
  planHeadingLevel,
  planHref,
  planLink,
  planParagraph,
  planRewrite,
  planSize,
  planSrc,
} from './plan-body.ts';
import {
  planCanonical,
  planCharset,
  planDescription,
  planDoctype,
  planJsonLd,
  planLang,
  planOnlyOne,
  planTitle,
  planViewport,
} from './plan-head.ts';

function planPatch(facts: SourcedFacts, patch: Patch): Plan {
  switch (patch.kind) {
    case 'title':
      return planTitle(facts, patch.text);
    case 'description':
      return planDescription(facts, patch.text);
    case 'lang':
      return planLang(facts, patch.text);
    case 'viewport':
      return planViewport(facts, patch.text);
    case 'canonical':
      return planCanonical(facts, patch.text);
    case 'charset':
      return planCharset(facts);
    case 'doctype':
      return planDoctype(facts);
    case 'head':
      return [addToHead(facts, patch.html)];
    case 'json-ld':
      return planJsonLd(facts, patch.from, patch.text);
    case 'only-one':
      return planOnlyOne(facts, patch.of);
    default:
      return planBodyPatch(facts, patch);
  }
}

type BodyKind =
  | 'alt'
  | 'heading'
  | 'paragraph'
  | 'append'
  | 'heading-level'
  | 'anchor'
  | 'link'
  | 'href'
  | 'src'
  | 'follow'
  | 'rewrite'
  | 'size';

function planBodyPatch(facts: SourcedFacts, patch: Extract<Patch, { kind: BodyKind }>): Plan {
  switch (patch.kind) {
    case 'alt':
      return planAlt(facts, patch.src, patch.text);
    case 'heading':
      return planHeading(facts, patch);
    case 'heading-level':
      return planHeadingLevel(facts, patch.at, patch.level);
    case 'anchor':
      return planAnchor(facts, patch);
    case 'link':
      return planLink(facts, patch);
    case 'href':
      return planHref(facts, patch.from, patch.to);
    case 'src':
      return planSrc(facts, patch.from, patch.to);
    case 'follow':
      return planFollow(facts, patch.target);
    case 'rewrite':
      return planRewrite(facts, patch);
    case 'size':
      return planSize(facts, patch);
    case 'paragraph':
      return planParagraph(facts, patch.from, patch.text);
    case 'append':
      return planAppend(facts, patch.html);
  }
}

/** Null when one of them cannot be applied. */
export function planPatches(facts: SourcedFacts, patches: readonly Patch[]): Plan {
  const all: PlannedStep[] = [];
  for (const patch of patches) {
    const plan = planPatch(facts, patch);
    if (plan === null) return null;
    all.push(...plan);
  }
  return all;
}
