import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { lineKinds } from '../../kinds.ts'
import type { LineRow } from '../../lines/store.ts'
import { csvTemplates, fromTemplate } from '../../targets/csv-templates.ts'
import type { Target } from '../../targets/target.ts'
import { batch, csvTarget, documentOf, download, line, making, netvisorTarget } from '../../test/examples.ts'
import { type Rendered, Rendering, render } from '../rendition/rendition.ts'

const october = batch()
const project = newId()
const value = (valueCode: string) => ({ dimensionId: project, valueId: newId(), valueCode })
const values = [value('tower'), value('Höyry & <pääty>'), value('漢')]

const codes = Object.fromEntries(lineKinds.map((kind, index) => [kind, String(1000 + index)]))
const dimensions = [{ dimensionId: project, heading: 'Projekti' }]
const names = [{ dimensionId: project, name: 'Projekti' }]
const targets: Record<string, Target> = {
  json: download({ payTypeCodes: codes }),
  csv: csvTarget({ dimensions, bom: true }, codes),
  'csv without codes': csvTarget(),
  'grouped csv': csvTarget(
    { columns: ['payroll_number', 'pay_type_code', 'hours'], grouped: true, header: false },
    codes,
  ),
  ...Object.fromEntries(
    csvTemplates.map(template => [template, csvTarget(fromTemplate(template, dimensions), codes)]),
  ),
  netvisor_workday: netvisorTarget('netvisor_workday', { dimensions: names }, codes),
  netvisor_payrollperiodcollector: netvisorTarget(
    'netvisor_payrollperiodcollector',
    { dimensions: names },
    codes,
  ),
}

const minutes = fc.integer({ min: -600, max: 600 })
const lineOfMember = fc.record({
  workDate: fc.constantFrom('2026-10-01', '2026-10-02', '2026-10-31'),
  kind: fc.constantFrom(...lineKinds),
  minutes,
  leftOut: fc.boolean(),
  parts: fc.array(fc.record({ minutes, values: fc.subarray(values, { maxLength: 1 }) }), { maxLength: 2 }),
})
/** The lines of each member. */
const members = fc.array(
  fc.record({
    payrollNumber: fc.option(fc.constantFrom('7', '1042'), { freq: 20 }),
    lines: fc.array(lineOfMember, { minLength: 1, maxLength: 6 }),
  }),
  { maxLength: 8 },
)

const inPieces = (lines: readonly LineRow[][], sizes: readonly number[], to: Target): Rendered => {
  const rendering = new Rendering(october, to, making)
  for (let from = 0, piece = 0; from < lines.length; piece += 1) {
    const size = sizes[piece % sizes.length] ?? 1
    rendering.add(lines.slice(from, from + size).flat())
    from += size
  }
  return rendering.end()
}

/** Pieces that are compressed one by one are other bytes than the whole compressed, and the same document. */
const readable = ({ rendition, unrenderable }: Rendered) =>
  rendition ? { ...rendition, compressed: documentOf(rendition) } : unrenderable

describe('a document that is rendered some members at a time is the one that is rendered at once', () => {
  it.each(Object.keys(targets))('%s', name => {
    const to = targets[name] ?? download()
    const outcomes = new Set<string>()
    fc.assert(
      fc.property(
        members,
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
        (people, sizes) => {
          const lines = people.map(({ payrollNumber, lines: own }) => {
            const membershipId = newId()
            return own.map(change => line({ membershipId, payrollNumber, ...change }))
          })
          const atOnce = render(october, lines.flat(), to, making)
          expect(readable(inPieces(lines, sizes, to))).toEqual(readable(atOnce))
          outcomes.add(atOnce.unrenderable?.why ?? 'rendered')
        },
      ),
    )
    expect(outcomes).toContain('rendered')
  })
})
