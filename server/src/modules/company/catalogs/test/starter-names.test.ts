import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { starterNames as payTypeRules } from '../../../payroll/payroll-exports/pay-types/register.ts'
import { starterNames as absenceTypes } from '../../../time/absences/types/register.ts'
import { starterNames as leavePolicies } from '../../../time/leave/policies/register.ts'
import { starterNames as taskStatuses } from '../../../work/tasks/statuses/record.ts'
import { starterNames as paymentTerms } from '../../payment-terms/register.ts'
import { vatRateNames } from '../../vat/rates.ts'
import { vatTreatmentNames } from '../../vat/treatments.ts'
import { starterNames as dayTypes } from '../day-types/register.ts'
import { costCenterNames, levelNames } from '../dimensions/starter-names.ts'
import { starterNames as entryTypes } from '../entry-types/register.ts'
import { starterNames as overtimeRuleSets } from '../overtime-rule-sets/register.ts'
import { starterNames as planningUnits } from '../planning-units/register.ts'
import { starterNames as staffGroups } from '../staff-groups/register.ts'
import { seedCatalogs } from '../port.ts'
import { starterNames as worktimeModels } from '../worktime-models/register.ts'
import { nameIn, type StarterNames } from '../../../../platform/vocabulary/starter-names.ts'
import { testDatabase } from '../../../../../test/world/database.ts'
import { entryTypeVersionsAt } from '../entry-types/port.ts'
import { transactionsOf } from './in-transaction.ts'

const starters: Readonly<Record<string, StarterNames>> = {
  ...{ payTypeRules, absenceTypes, leavePolicies, taskStatuses, paymentTerms, dayTypes, entryTypes },
  ...{ vatRateNames, vatTreatmentNames },
  ...{ costCenterNames, levelNames, overtimeRuleSets, planningUnits, staffGroups, worktimeModels },
}
const languages = ['fi', 'sv', 'en'] as const

describe('what every organisation begins with', () => {
  it.each(Object.entries(starters))(
    'has names in three languages, each once in a language: %s',
    (_of, names) => {
      for (const language of languages) {
        const all = Object.values(names).map(({ [language]: name }) => name)
        for (const name of all) expect(name).toMatch(/^\S.*\S$/)
        expect(new Set(all).size).toBe(all.length)
      }
    },
  )

  it.each(Object.entries(starters))('is called otherwise in English than in Finnish: %s', (_of, names) => {
    for (const { fi, en } of Object.values(names)) expect(en).not.toBe(fi)
  })
})

describe('the name of a record', () => {
  const names = { work: { fi: 'Työ', sv: 'Arbete', en: 'Work' } }
  it.each([
    ['its own to a reader who has chosen nothing', null, 'work', 'Työ', 'Työ'],
    ['theirs to a reader of another language', 'sv', 'work', 'Työ', 'Arbete'],
    ['theirs whichever language it is kept in', 'fi', 'work', 'Work', 'Työ'],
    ['the organisation’s once it was renamed', 'sv', 'work', 'Asennus', 'Asennus'],
    ['the organisation’s where another record has a starter’s name', 'sv', 'own_work', 'Työ', 'Työ'],
    ['the organisation’s for a code that objects have anyway', 'sv', 'constructor', 'Työ', 'Työ'],
  ] as const)('is %s', (_what, chosen, code, name, told) =>
    expect(nameIn(chosen, { code, name }, names)).toBe(told),
  )
})

describe('a reader', async () => {
  const world = await startWorld()
  const { aino } = world.meri.members
  const { work } = world.meri.catalogs.entryTypes
  const at = `/v1/entry-types/${work}`
  const nameTo = async (language?: string) => {
    const { body, headers } = await world.as('aino').get(at, language ? { 'accept-language': language } : {})
    return { name: body.name, language: headers['content-language'], vary: headers['vary'] }
  }
  const vary = 'accept-language'

  it('is told the names of starters in the language that they ask for, in lists too', async () => {
    expect(await nameTo('sv-FI')).toEqual({ name: 'Arbete', language: 'sv', vary })
    expect(await nameTo('en')).toEqual({ name: 'Work', language: 'en', vary })
    const read = (path: string) => world.as('aino').get(path, { 'accept-language': 'en' })
    for (const [path, name] of [
      ['/v1/entry-types', 'Coffee break'],
      ['/v1/day-types', 'Annual holiday'],
      ['/v1/payment-terms', '14 days net'],
      ['/v1/vat-treatments', 'Reverse charge in construction'],
      ['/v1/dimensions?includeValues=true', 'Cost centre'],
      ['/v1/worktime-models', 'Flexitime 37.5 h'],
    ] as const)
      expect((await read(path)).body.items.map((item: { name: string }) => item.name)).toContain(name)
    const statuses = await read('/v1/task-statuses')
    expect(statuses.body.statuses.map((status: { name: string }) => status.name)).toContain('In progress')
  })

  it('is told them beside ids, and where a member belongs beside what waits, in the same language', async () => {
    const { eero, onni } = world.meri.members
    const [onnisPath, day] = [
      `/v1/memberships/${onni.id}`,
      `/v1/team/members/${onni.id}/work-days/2026-03-02`,
    ]
    const entries = [{ entryTypeId: work, startMinutes: 480, endMinutes: 960 }]
    await world.as('eero').put(`${day}/entries`, { entries })
    await world.as('eero').post(`${day}/confirm`, {}, { 'idempotency-key': eero.id })
    for (const [language, unit, group] of [
      ['sv', 'Kontoret', 'Månadsavlönade'],
      ['en', 'Office', 'Monthly paid'],
      [undefined, 'Toimisto', 'Kuukausipalkkaiset'],
    ] as const) {
      const chosen = language ? { 'accept-language': language } : {}
      const { body, headers } = await world.as('aino').get(`${onnisPath}?include=names`, chosen)
      const labels = Object.values<{ label: string }>(body.names).map(({ label }) => label)
      expect(labels).toEqual(expect.arrayContaining([unit, group]))
      expect(headers['content-language']).toBe(language)
      const waiting = await world.as('eero').get('/v1/team/approvals?kind=work_day', chosen)
      expect(waiting.body.items[0].unit).toMatchObject({ name: unit })
    }
  })

  it('who has chosen none is told what is kept, also by a client that takes any language', async () => {
    expect(await nameTo()).toEqual({ name: 'Työ', language: undefined, vary })
    expect(await nameTo('*')).toEqual({ name: 'Työ', language: undefined, vary })
    expect(await nameTo('de')).toEqual({ name: 'Työ', language: undefined, vary })
  })

  it('is told them in the language that they chose as a member', async () => {
    await world.as('aino').patch(`/v1/memberships/${aino.id}`, { locale: 'sv' })
    expect(await nameTo()).toMatchObject({ name: 'Arbete' })
    await world.as('aino').patch(`/v1/memberships/${aino.id}`, { locale: null })
  })

  it('who sends a record back as they read it renames nothing, and who renames it does so for everybody', async () => {
    await world.as('aino').patch(at, { name: 'Arbete' }, { 'accept-language': 'sv' })
    expect(await nameTo('en')).toMatchObject({ name: 'Work' })
    await world.as('aino').patch(at, { name: 'Asennus' })
    for (const language of [undefined, ...languages])
      expect(await nameTo(language)).toMatchObject({ name: 'Asennus' })
  })
})

it('an organisation that is founded in Swedish keeps Swedish names', async () => {
  const database = await testDatabase()
  const orgId = await database.organisation()
  const seeded = await transactionsOf(database)(orgId, tx =>
    seedCatalogs(tx, { validFrom: '2026-01-01', locale: 'sv' }),
  )
  const kept = await entryTypeVersionsAt(
    database.database.reader(orgId),
    [seeded.entryTypes.work],
    '2026-01-01',
  )
  expect(kept).toMatchObject([{ name: 'Arbete' }])
})
