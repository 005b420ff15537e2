/** Elements of a page. Everything is counted, also what is folded or hidden. */
export const elementsOf = (text: string): number => [...bare(text).matchAll(/<[a-z]/gi)].length

export const idsOf = (text: string): string[] => attributesOf(text, 'id')

export const linksOf = (text: string): string[] => attributesOf(text, 'href')

const attributesOf = (text: string, name: string): string[] =>
  [...bare(text).matchAll(new RegExp(`<[^>]* ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value
      .replaceAll('&amp;', '&')
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'"),
  )

const bare = (text: string): string => text.replaceAll(/<!--[^]*?-->|<!doctype[^>]*>/gi, '')
