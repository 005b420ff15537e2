/**
 * What a mail says, before it has a form: plain text, which the layouts escape. From one letter come the text and the
 * HTML, so they cannot say different things.
 */
export interface Letter {
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** The one thing to do: a button in HTML, the bare address in text. */
  readonly action?: { readonly label: string; readonly url: string }
  /** What is said below the action: until when it can be taken, and what to do when it was not expected. */
  readonly remarks?: readonly string[]
  /** In whose name it is written. */
  readonly signature: string
}
