/** A text of somebody else's without what would steer the terminal; line breaks stay. */
export const printable = (text: string): string =>
  text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '\ufffd')
