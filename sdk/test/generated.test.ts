import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Description, operationsOf } from '../../tools/generate-sdk/description.ts'
import { sdkFiles } from '../../tools/generate-sdk/files.ts'
import { formatted } from '../../tools/generate-sdk/format.ts'
import { bindFamilies } from '../src/generated/families.ts'

const source = resolve(import.meta.dirname, '../src')
const committed = (name: string) => readFileSync(join(source, name), 'utf8')
const description = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../openapi.json'), 'utf8'),
) as Description

describe('the generated client', () => {
  it('is the description’s; `npm run generate:sdk` makes it so', async () => {
    const files = await formatted(sdkFiles(description))
    expect(readdirSync(join(source, 'generated')).sort()).toEqual([...files.keys()].sort())
    for (const [name, text] of files) expect([name, committed(`generated/${name}`)]).toEqual([name, text])
  })

  it('calls every operation by its id, and nothing else', () => {
    const families = Object.entries(bindFamilies(async () => undefined as never))
    const methods = families.flatMap(([family, verbs]) => Object.keys(verbs).map(verb => `${family}.${verb}`))
    const ids = operationsOf(description).map(({ operationId }) => operationId)
    expect(methods.sort()).toEqual(ids.sort())
  })

  it('has no name that stands behind a hand-written one of the package', () => {
    const [byHand = ''] = committed('index.ts').split(`export * from './generated/index.ts'`)
    const names = [...byHand.matchAll(/\b[A-Za-z]\w+\b/g)].map(([name]) => name)
    const generated = [...sdkFiles(description).values()].flatMap(text =>
      [...text.matchAll(/^export (?:type|interface|const) (\w+)/gm)].map(([, name]) => name ?? ''),
    )
    expect(names).toContain('Page')
    expect(generated).toContain('EntryType')
    expect(generated.filter(name => /^[A-Z]/.test(name) && names.includes(name))).toEqual([])
  })
})
