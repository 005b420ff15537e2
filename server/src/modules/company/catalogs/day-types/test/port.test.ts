import { expect, it } from 'vitest'
import { testDatabase } from '../../../../../../test/world/database.ts'
import { addedTo } from '../../test/added.ts'
import * as port from '../port.ts'
import { dayTypes } from '../register.ts'

const world = await testDatabase()
const added = addedTo(world)

const made = (orgId: string) =>
  added(orgId, dayTypes, {
    code: 'training',
    name: 'Koulutus',
    versions: [
      { validFrom: '2026-01-01', credit: 'target', countsAsWorked: true, payTypeCode: '1010' },
      { validFrom: '2027-01-01', credit: 'fixed', creditMinutes: 450 },
    ],
  })

it('neighbours find the version of a day, those of a range, and frozen ones', async () => {
  const orgId = await world.organisation()
  const record = await made(orgId)
  const db = world.database.reader(orgId)
  expect(await port.dayTypeVersionAt(db, record.id, '2025-12-31')).toBeUndefined()
  expect(await port.dayTypeVersionAt(db, record.id, '2026-12-31')).toEqual({
    id: record.id,
    versionId: record.versions[0]?.versionId,
    code: 'training',
    name: 'Koulutus',
    names: { fi: 'Koulutus', sv: 'Koulutus', en: 'Koulutus' },
    active: true,
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
    credit: 'target',
    creditMinutes: null,
    countsAsWorked: true,
    waivesTarget: false,
    payTypeCode: '1010',
  })
  const both = await port.dayTypeVersionsBetween(db, '2026-12-31', '2027-01-01')
  expect(both.map(({ credit }) => credit)).toEqual(['target', 'fixed'])
  expect(await port.dayTypeVersionsById(db, [both[1]?.versionId ?? ''])).toEqual([both[1]])
})
