/** An answer as JSON text that passed its schema before it was stored: it is sent as it is. */
export class StoredJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
