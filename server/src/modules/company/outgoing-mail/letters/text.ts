import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { type Letter, words } from './html.ts'

/** The letter as plain text. Lines are left to the reader's program to wrap, so that no link is broken. */
export function textOf(
  { greeting, paragraphs, action, remarks = [], signature }: Letter,
  locale: Locale,
): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...remarks,
    signature,
    // The usual sign that what follows is no part of the letter (RFC 3676 §4.3).
    `-- \n${words[locale].automatic}`,
  ]
  return `${parts.join('\n\n')}\n`
}
