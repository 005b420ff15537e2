/**
 * A pattern of JSON Schema: a character that people see. White space is none, and neither are controls, marks of
 * direction, joiners, fillers and variation selectors, which text can consist of and show nothing.
 */
export const visibleCharacter =
  '[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f' +
  '\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]'

const visible = new RegExp(visibleCharacter)

/** The text without the spaces around it; null where nobody would see anything of it. */
export function visibleText(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return visible.test(trimmed) ? trimmed : null
}
