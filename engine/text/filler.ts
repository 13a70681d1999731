/** Recognizes placeholder Latin ("lorem ipsum") in a text of any length, a heading included. */
import { wordsIn } from './words.ts';

/** Words of the passage that are no words of a living language's everyday text. */
const distinctive = new Set(
  'lorem ipsum amet consectetur consectetuer adipiscing adipisicing eiusmod incididunt labore dolore aliqua veniam nostrud exercitation ullamco laboris aliquip commodo consequat aute irure reprehenderit voluptate cillum fugiat pariatur excepteur occaecat cupidatat proident deserunt mollit laborum nonummy tincidunt laoreet volutpat suscipit lobortis vulputate molestie feugiat accumsan dignissim blandit luptatum zzril delenit augue facilisi pellentesque vestibulum curabitur suspendisse maecenas fermentum sollicitudin pulvinar tempor orci dapibus dui mattis tellus interdum euismod scelerisque varius viverra sagittis egestas faucibus gravida risus ultrices ultricies turpis venenatis lectus pharetra tristique senectus netus malesuada fames purus eget imperdiet bibendum ornare quisquam quidem voluptas voluptatem voluptates voluptatum architecto inventore perspiciatis similique ducimus asperiores quaerat accusamus accusantium obcaecati excepturi laudantium praesentium dolorem doloremque dolorum eveniet nostrum explicabo reiciendis repellat repellendus necessitatibus temporibus blanditiis deleniti delectus distinctio recusandae saepe aspernatur aperiam nesciunt porro numquam'.split(
    ' ',
  ),
);

/** Words that stand for the passage itself: in a heading one of them is enough. */
const unmistakable =
  /^(?:lorem|ipsum|consectetur|consectetuer|adipiscing|adipisicing|eiusmod|incididunt|ullamco|pellentesque|vestibulum|tincidunt)$/;
const headingWords = 4;

/** In a short text two of them are proof; in a long one they must be a good part of it. */
const least = 2;
const share = 0.2;

export const isFillerWord = (word: string): boolean => distinctive.has(word);

const opening = /\blor[eu]m ipsum\b/i;

export function isFillerText(text: string): boolean {
  if (opening.test(text)) return true;
  const words = wordsIn(text);
  if (words.length <= headingWords && words.some((word) => unmistakable.test(word))) return true;
  const found = words.filter(isFillerWord).length;
  return found >= least && found >= words.length * share;
}
