import { describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { officeOf } from './office.ts'

const world = await startWorld()
const { dayOf } = officeOf(world)
const aino = world.as('aino')

/** An absence of at most ten hours that is credited. */
async function newAbsence(): Promise<{ readonly id: string; readonly versionId: string }> {
  const made = await aino.post('/v1/entry-types', {
    code: `absence_${newId().slice(-12)}`,
    name: 'Poissaolo',
    category: 'absence',
    versions: [{ validFrom: '2026-01-01', countsToTarget: true, maxDurationMinutes: 600 }],
  })
  expect(made).toMatchObject({ status: 201 })
  return { id: made.body.id, versionId: made.body.currentVersionId }
}

/** From October on it is not credited, and no longer than an hour; the id of that version. */
async function fromOctober(entryTypeId: string, more: object = {}): Promise<string> {
  const added = await aino.post(`/v1/entry-types/${entryTypeId}/versions`, {
    validFrom: '2026-10-01',
    countsToTarget: false,
    maxDurationMinutes: 60,
    ...more,
  })
  expect(added).toMatchObject({ status: 201 })
  return added.body.versions.at(-1).versionId
}

const write = (date: string, entryTypeId: string, durationMinutes = 480) =>
  aino.put(`${dayOf('veera', date)}/entries`, { entries: [{ entryTypeId, durationMinutes }] })
const read = async (date: string) => (await aino.get(dayOf('veera', date))).body
const confirm = (date: string) => aino.post(`${dayOf('veera', date)}/confirm`, {})

describe('a draft follows the version of its entry types that is in force on its date', () => {
  it('in detail, register and sweep, and is written again as it is', async () => {
    const { id, versionId } = await newAbsence()
    await write('2026-09-30', id)
    const { body: written } = await write('2026-10-19', id)
    expect(written).toMatchObject({ creditedMinutes: 480, entries: [{ entryTypeVersionId: versionId }] })

    const later = await fromOctober(id)
    const detail = await read('2026-10-19')
    expect(detail).toMatchObject({
      creditedMinutes: 0,
      entries: [{ entryTypeVersionId: later }],
      interpretation: { lines: [{ kind: 'absence', minutes: 480, rule: { id, versionId: later } }] },
    })
    expect(detail.updatedAt).not.toBe(written.updatedAt)
    expect(await read('2026-09-30')).toMatchObject({
      creditedMinutes: 480,
      entries: [{ entryTypeVersionId: versionId }],
    })
    const swept = await aino.get(
      `/v1/work-days?from=2026-10-19&to=2026-10-19&updatedSince=${detail.updatedAt}`,
    )
    expect(swept.body.items).toMatchObject([{ workDate: '2026-10-19', creditedMinutes: 0 }])
    const again = await write('2026-10-19', id)
    expect(again.body.interpretation).toEqual(detail.interpretation)
  })

  it('moves only the drafts that have an entry of the type', async () => {
    const [{ id }, other] = [await newAbsence(), await newAbsence()]
    await write('2026-10-20', other.id)
    const { updatedAt } = await read('2026-10-20')
    await fromOctober(id)
    expect((await read('2026-10-20')).updatedAt).toBe(updatedAt)
  })

  it('is checked by that version when it is confirmed, and keeps it from then on', async () => {
    const { id } = await newAbsence()
    await write('2026-10-21', id)
    await write('2026-10-22', id, 60)
    const later = await fromOctober(id)
    expect(await confirm('2026-10-21')).toMatchObject({
      status: 422,
      body: { code: 'entry_over_max_duration', maxDurationMinutes: 60 },
    })
    const frozen = { creditedMinutes: 0, entries: [{ entryTypeVersionId: later }] }
    expect(await confirm('2026-10-22')).toMatchObject({ status: 200, body: frozen })
    const latest = await fromOctober(id, { validFrom: '2026-10-15', countsToTarget: true })
    expect(await read('2026-10-22')).toMatchObject(frozen)

    const { body: opened } = await aino.post(`${dayOf('veera', '2026-10-22')}/reopen`, {})
    expect(opened).toMatchObject({ creditedMinutes: 60, entries: [{ entryTypeVersionId: latest }] })
    expect(await read('2026-10-22')).toEqual(opened)
    const { body: confirmed } = await confirm('2026-10-22')
    const { body: returned } = await aino.post(`/v1/work-days/${confirmed.workDayId}/return`, {
      reason: 'Tarkista',
    })
    expect(returned.entries).toEqual(opened.entries)
  })

  it('is not confirmed by rules that have ended, and says which entry has none', async () => {
    const { id, versionId } = await newAbsence()
    const { body: written } = await write('2026-10-26', id)
    await fromOctober(id, { validTo: '2026-10-10' })
    expect(await read('2026-10-26')).toMatchObject({
      creditedMinutes: 480,
      entries: [{ entryTypeVersionId: versionId }],
    })
    expect(await confirm('2026-10-26')).toMatchObject({
      status: 404,
      body: { code: 'entry_type_not_found', entryTypeId: id, entryId: written.entries[0].id },
    })
    const range = await aino.post(`${dayOf('veera', 'confirm-range')}`, {
      from: '2026-10-26',
      to: '2026-10-26',
    })
    expect(range.body.skipped).toMatchObject([{ code: 'entry_type_not_found' }])
    expect(await write('2026-10-26', id)).toMatchObject({ status: 404 })
  })
})
