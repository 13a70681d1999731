/** Words in which the tags are set as code. */
import { Fragment } from 'react';

const tags = /(<\/?[a-z][^<>]*>)/gi;

export const CodedText = ({ text }: { readonly text: string }) =>
  text
    .split(tags)
    // Every second part is a tag; words come from the site and may repeat.
    .map((part, at) => {
      const key = `${at} ${part}`;
      return at % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
    });
