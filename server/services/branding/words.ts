/** Why a logo is refused. */
import { messages } from '@pagewright/contract/messages/translate';

export const words = messages({
  noImage: 'This file is not a PNG, JPEG or WebP image.',
  tooLarge: 'Use an image of at most {most} by {most} pixels.',
});
