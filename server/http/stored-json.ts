/** A response as stored JSON text that was validated before it was stored: sent unparsed. */
export class StoredJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
