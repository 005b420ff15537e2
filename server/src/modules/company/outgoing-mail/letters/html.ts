import type { Locale } from '../../../../platform/vocabulary/locales.ts'

/** What every letter says by itself. */
export const words: Readonly<Record<Locale, { readonly address: string; readonly automatic: string }>> = {
  fi: {
    address: 'Jos painike ei toimi, kopioi tämä osoite selaimeesi:',
    automatic: 'Tämä on automaattinen viesti Konttori-palvelusta.',
  },
  sv: {
    address: 'Om knappen inte fungerar, kopiera den här adressen till din webbläsare:',
    automatic: 'Det här är ett automatiskt meddelande från tjänsten Konttori.',
  },
  en: {
    address: 'If the button does not work, copy this address into your browser:',
    automatic: 'This is an automatic message from Konttori.',
  },
}

const style = {
  body: 'margin:0;padding:0;background:#f4f4f1;color:#1c1c1a;',
  frame: 'padding:24px 12px;',
  sheet:
    'max-width:560px;background:#ffffff;border-radius:8px;padding:32px;text-align:left;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1c1c1a;',
  paragraph: 'margin:0 0 16px;',
  button:
    'display:inline-block;background:#17456b;color:#ffffff;padding:12px 24px;border-radius:6px;font-weight:bold;text-decoration:none;',
  small: 'margin:0 0 16px;font-size:14px;color:#4a4a46;',
  link: 'color:#17456b;word-break:break-all;',
  end: 'margin:24px 0 0;padding-top:16px;border-top:1px solid #dddcd6;font-size:13px;color:#5b5b56;',
}

/**
 * The letter as HTML that needs nothing from outside: no image, font, style sheet or script. The table is for mail
 * programs that know no other way of setting a column in the middle.
 */
export function htmlOf(letter: Letter, subject: string, locale: Locale): string {
  const { greeting, paragraphs, action, remarks = [], signature } = letter
  const parts = [
    ...[greeting, ...paragraphs].map(text => paragraph(text, style.paragraph)),
    ...(action ? actionParts(action, locale) : []),
    ...remarks.map(text => paragraph(text, style.small)),
    paragraph(signature, style.paragraph),
    paragraph(words[locale].automatic, style.end),
  ]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="${style.body}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="${style.frame}">
<div style="${style.sheet}">
${parts.join('\n')}
</div>
</td></tr></table>
</body>
</html>
`
}

function actionParts(
  { label, url }: { readonly label: string; readonly url: string },
  locale: Locale,
): string[] {
  const href = escaped(url)
  return [
    `<p style="${style.paragraph}"><a href="${href}" style="${style.button}">${escaped(label)}</a></p>`,
    `<p style="${style.small}">${escaped(words[locale].address)}<br><a href="${href}" style="${style.link}">${href}</a></p>`,
  ]
}

const paragraph = (text: string, css: string): string =>
  `<p style="${css}">${escaped(text).replaceAll('\n', '<br>')}</p>`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, character => entities[character] ?? '')

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
