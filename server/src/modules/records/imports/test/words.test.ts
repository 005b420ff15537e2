import { describe, expect, it } from 'vitest'
import { tableLanguages } from '../../../../platform/contract/table.ts'
import { contributionsOf } from '../../../../platform/module.ts'
import { folded } from '../../../../platform/tables/folded.ts'
import { modules } from '../../../index.ts'
import { importRegisters } from '../port.ts'

const registers = contributionsOf(modules)(importRegisters)

/** Fields that mean the same under names of their own. */
const concepts: Readonly<Record<string, string>> = {
  memberEmail: 'email',
  cardCode: 'rateCardCode',
  workDate: 'date',
  effectiveDate: 'validFrom',
  locale: 'language',
  entryTypeCode: 'entryType',
  unitName: 'planningUnit',
  'work-days phase': 'phaseCode',
  'work-days task': 'taskNumber',
  'tasks number': 'taskNumber',
  'project-phases code': 'phaseCode',
  'projects managerEmail': 'projectManager',
  'tasks status': 'taskStatus',
  'opening-balances kind': 'balanceKind',
}
const conceptOf = (register: string, name: string): string =>
  concepts[`${register} ${name}`] ?? concepts[name] ?? name

const headings = registers.flatMap(({ register, columns }) =>
  columns.map(({ name, headings }) => ({ concept: conceptOf(register, name), headings })),
)

describe.each(tableLanguages)('over all templates in the language %s', language => {
  it('one concept has one word', () => {
    for (const [concept, found] of Map.groupBy(headings, ({ concept }) => concept))
      expect([concept, new Set(found.map(each => each.headings[language]))]).toEqual([
        concept,
        new Set([found[0]?.headings[language]]),
      ])
  })

  it('one word means one concept', () => {
    for (const [word, found] of Map.groupBy(headings, each => folded(each.headings[language])))
      expect([word, new Set(found.map(({ concept }) => concept))]).toEqual([
        word,
        new Set([found[0]?.concept]),
      ])
  })
})

it('every choice has words, each of which means one choice of its column', () => {
  for (const { register, columns } of registers)
    for (const { name, choices = [], words } of columns) {
      expect([register, name, Object.keys(words ?? {}).toSorted()]).toEqual([
        register,
        name,
        choices.toSorted(),
      ])
      const meant = choices.flatMap(choice => [
        ...new Set([choice, ...Object.values(words?.[choice] ?? {})].map(folded)),
      ])
      expect([register, name, meant.toSorted()]).toEqual([register, name, [...new Set(meant)].toSorted()])
    }
})
