import type { Contract } from '../../platform/contract/family.ts'
import { Html } from '../../platform/http/html.ts'
import { contentsOf } from '../contents.ts'
import { guides } from '../guides/guides.ts'

/** By `<program>.<language>`, its text as somebody reads it from top to bottom. */
interface Programs extends ReadonlyMap<string, string> {
  /** Code that is shown and is no part of a program. */
  readonly shown: readonly string[]
}

/** The code of all guides, put together. `sdk` is where TypeScript imports the SDK from. */
export function programsOf(contracts: readonly Contract[], baseUrl: string, sdk: string): Programs {
  const contents = contentsOf(contracts, baseUrl)
  const texts = new Map<string, string>()
  const shown: string[] = []
  for (const guide of guides)
    for (const { program = guide.name, parts } of guide.sections({ baseUrl, contents }))
      for (const part of parts) {
        if (part instanceof Html) shown.push(...codeIn(part.text))
        else
          for (const { language, text } of part) {
            const name = `${program}.${language}`
            texts.set(name, `${texts.get(name) ?? ''}${text.replaceAll('@konttori/sdk', sdk)}\n\n`)
          }
      }
  return Object.assign(texts, { shown })
}

const codeIn = (text: string): string[] =>
  [...text.matchAll(/<pre[^>]*><code>([^]*?)<\/code><\/pre>/g)].map(([, code = '']) =>
    code
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  )
