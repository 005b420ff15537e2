import { describe, expect, it } from 'vitest'
import { projectLife } from '../../src/modules/work/projects/record/life.ts'
import { modules } from '../../src/modules/index.ts'
import { catalogueOf } from '../../src/platform/contract/family.ts'
import { problemValuesOf } from '../../src/platform/contract/problem-values.ts'
import { step } from '../../src/platform/contract/lifecycle.ts'
import { ProblemDocument } from '../../src/platform/contract/openapi/problems.ts'
import { problemDocument } from '../../src/platform/http/problem.ts'
import { refuse, said } from '../../src/platform/vocabulary/decision.ts'
import { RequestRefused } from '../../src/platform/vocabulary/request-refused.ts'
import { readSources } from '../architecture/sources.ts'

const contracts = modules.map(({ contract }) => contract)
const catalogue = catalogueOf(contracts)
const namesOf = (byCode: Iterable<readonly [string, object]>): string[] =>
  [...byCode].flatMap(([code, values]) => Object.keys(values).map(name => `${code} ${name}`))
const declared = namesOf([...catalogue].map(([code, { values = {} }]) => [code, values] as const))

/** How many details may still have values without fields beside them. Only ever lower it. */
const mostWithoutFields = 139

const calls = [...readSources()].flatMap(([path, text]) =>
  callsIn(text).map(call => ({ path, call, code: /^\s*'([\w-]+)'/.exec(call)?.[1] ?? null })),
)

describe('what a detail says', () => {
  it('stands in fields beside it, but for the committed list, which does not grow', async () => {
    const without = calls
      .filter(({ call }) => saysValuesAlone(call))
      .map(({ path, code }) => `${path.replace(/^modules\//, '')} ${code ?? '(a code that is given)'}`)
    await expect(`${without.sort().join('\n')}\n`).toMatchFileSnapshot('../golden/details-without-fields.txt')
    expect(without.length).toBeLessThanOrEqual(mostWithoutFields)
  })

  it('is declared with its code, and nothing is declared that no detail says', () => {
    const names = calls.flatMap(({ code, call }) =>
      code === null ? [] : namesIn(call).map(name => `${code} ${name}`),
    )
    expect([...new Set(names)].sort()).toEqual(declared.sort())
  })

  it('is the state of the record wherever a lifecycle refuses a step', () => {
    const published = problemValuesOf(contracts)
    for (const code of ['project_state_conflict', 'day_confirmed_locked', 'shift_cancelled'])
      expect(Object.keys(published.get(code) ?? {})).toContain('state')
    expect(step(projectLife, 'resume', 'planned')).toMatchObject({ extra: { state: 'planned' } })
  })

  it('takes the name of nothing else that is in problem documents, or that tells imports which field it is about', () => {
    const taken = new Set([...Object.keys(ProblemDocument.properties), 'fields', 'field', 'key', 'pointer'])
    expect(namesOf(problemValuesOf(contracts)).filter(each => taken.has(each.split(' ')[1] ?? ''))).toEqual(
      [],
    )
  })
})

describe('a value of a detail', () => {
  const detail = said`The deal is ${{ state: 'won' }}, and “${'sent'}” was sent.`

  it('is said in it and stands beside it in the problem document; what was sent is only said', () => {
    const { refusal: code, detail: sentence, extra } = refuse('crm_deal_closed', detail)
    const refusal = catalogue.get(code)
    if (!refusal) throw new Error('the code is declared')
    const asked = { baseUrl: '', path: '/v1/deals/1', requestId: '1', language: 'fi' } as const
    for (const refused of [new RequestRefused(code, sentence, extra), new RequestRefused(code, detail)])
      expect(problemDocument(refused, refusal, asked)).toMatchObject({
        code,
        detail: 'The deal is won, and “sent” was sent.',
        state: 'won',
      })
    expect(extra).toEqual({ state: 'won' })
  })

  it('stands beside what else comes with the code', () =>
    expect(refuse('crm_deal_closed', detail, { field: 'deal' }).extra).toEqual({
      state: 'won',
      field: 'deal',
    }))
})

/** What stands between the brackets of every `refuse(…)`. */
function callsIn(text: string): string[] {
  return [...text.matchAll(/\brefuse\(/g)].map(({ index, 0: { length } }) => {
    const from = index + length
    let depth = 1
    let quote: string | null = null
    let at = from
    for (; depth > 0 && at < text.length; at++) {
      const sign = text[at] ?? ''
      if (sign === '\\') at++
      else if (quote !== null) quote = sign === quote ? null : quote
      else if (/['"`]/.test(sign)) quote = sign
      else if (/[([{]/.test(sign)) depth++
      else if (/[)\]}]/.test(sign)) depth--
    }
    return text.slice(from, at - 1)
  })
}

/** Whether a detail has values, and nothing beside it has them. */
function saysValuesAlone(call: string): boolean {
  const templates = [...call.matchAll(/(\bsaid)?`[^`]*`/g)]
  const last = templates.at(-1)
  const after = last ? call.slice(last.index + last[0].length).replaceAll(/[\s,]/g, '') : ''
  return after === '' && templates.some(([template, tag]) => tag === undefined && template.includes('${'))
}

const namesIn = (call: string): string[] =>
  [...call.matchAll(/\bsaid`([^`]*)`/g)].flatMap(([, words = '']) =>
    [...words.matchAll(/\$\{\{ (\w+)/g)].map(([, name = '']) => name),
  )
