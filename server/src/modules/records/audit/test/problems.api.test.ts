import { afterEach, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { checkpointText, signCheckpoint } from '../../../../platform/audit/checkpoints.ts'
import { keysOf } from '../keys.ts'

const world = await startWorld()
const admin = world.as('aino')
const orgId = world.meri.id
const owner = (text: string, ...values: unknown[]): Promise<any[]> =>
  world.database.owner(text, [orgId, ...values])

const sequenceOf = async (query: string): Promise<number> => Number((await owner(query))[0].sequence)
expect((await admin.get('/v1/audit/checkpoints')).status).toBe(200)
// The rows and checkpoints as the service wrote them.
await world.database.owner('create table written_entries as select * from audit_entries')
await world.database.owner('create table written_checkpoints as select * from audit_checkpoints')
const written = await sequenceOf(
  'select audit_sequence as sequence from organisation_clocks where org_id = $1',
)

const ab = `decode(repeat('ab', 32), 'hex')`
/** The first row whose personal values are kept apart, and the first that has none. */
const rowWith = (condition: string): Promise<number> =>
  sequenceOf(`select min(sequence) as sequence from audit_entries where org_id = $1 and ${condition}`)
const personal = await rowWith('salt is not null and reason is null')
const open = await rowWith('salt is null and reason is null and origin is null')

const found = async (query = '', language = 'en'): Promise<any[]> => {
  const { body, headers } = await admin.get(`/v1/audit/verify${query}`, { 'accept-language': language })
  expect(headers['content-language']).toBe(language)
  expect(body.ok).toBe(body.problems.length === 0)
  return body.problems
}
/** What is found, of one code where it is named: the same in three languages. Each verification adds a row to the trail. */
async function told({ query = '', only }: { readonly query?: string; readonly only?: string } = {}) {
  const inLanguage = async (language: string) =>
    (await found(query, language)).filter(({ code }) => only === undefined || code === only)
  const [english, finnish, swedish] = [await inLanguage('en'), await inLanguage('fi'), await inLanguage('sv')]
  return english.map(({ sequence, code, values, detail: en }, at) => {
    const [fi, sv] = [finnish[at], swedish[at]]
    for (const other of [fi, sv]) expect(other).toMatchObject({ code, values })
    expect(new Set([en, fi.detail, sv.detail]).size).toBe(3)
    return { sequence, code, values, en, fi: fi.detail, sv: sv.detail }
  })
}

/** Puts back what was written, without what the verifications have added since. */
async function putBack(): Promise<void> {
  await owner('delete from audit_entries where org_id = $1')
  await owner('insert into audit_entries select * from written_entries where org_id = $1')
  await owner('delete from audit_checkpoints where org_id = $1')
  await owner('insert into audit_checkpoints select * from written_checkpoints where org_id = $1')
  await owner(
    `update organisation_clocks set audit_sequence = $2, audit_hash = (
      select hash from written_entries e where e.org_id = $1 and e.sequence = $2) where org_id = $1`,
    written,
  )
}
afterEach(putBack)

it('a row that was changed, and values that were changed or added', async () => {
  await owner(`update audit_entries set action = 'another' where org_id = $1 and sequence = 2`)
  expect(await told()).toEqual([
    {
      sequence: 2,
      code: 'changed',
      values: { part: 'row' },
      en: 'The row is not as the service wrote it.',
      fi: 'Rivi ei ole sellainen kuin palvelu sen kirjoitti.',
      sv: 'Raden är inte så som tjänsten skrev den.',
    },
  ])
  await putBack()
  await owner(`update audit_entries set reason = 'another' where org_id = $1 and sequence = $2`, personal)
  expect(await told()).toMatchObject([
    {
      ...{ sequence: personal, code: 'changed', values: { part: 'personal_value' } },
      en: 'A personal value, the reason or the origin was changed.',
    },
  ])
  await putBack()
  await owner(`update audit_entries set reason = 'another' where org_id = $1 and sequence = $2`, open)
  expect(await told()).toMatchObject([
    {
      ...{ sequence: open, code: 'changed', values: { part: 'added_value' } },
      en: 'A personal value, a reason or an origin was added.',
    },
  ])
})

it('rows that are missing, one and several', async () => {
  await owner('delete from audit_entries where org_id = $1 and sequence in (2, 4, 5)')
  expect(await told()).toMatchObject([
    {
      ...{ sequence: 2, code: 'missing', values: { rows: 1, first: 2, last: 2 } },
      ...{ en: 'Row 2 is missing.', fi: 'Rivi 2 puuttuu.', sv: 'Raden 2 saknas.' },
    },
    {
      ...{ sequence: 4, code: 'missing', values: { rows: 2, first: 4, last: 5 } },
      ...{ en: 'Rows 4 to 5 are missing.', fi: 'Rivit 4–5 puuttuvat.', sv: 'Raderna 4–5 saknas.' },
    },
  ])
})

it('rows that were put in, a second time and beyond the end', async () => {
  const copy = (to: string) =>
    owner(`
      insert into audit_entries select (jsonb_populate_record(e, jsonb_build_object(${to}))).*
      from audit_entries e where org_id = $1 and sequence = 2`)
  await world.database.owner('alter table audit_entries drop constraint audit_entries_pkey')
  const row = written + 1000
  await copy(`'sequence', ${row}`)
  await copy(`'id', gen_random_uuid()`)
  expect(await told({ only: 'inserted' })).toMatchObject([
    {
      ...{ sequence: 2, values: { how: 'second_time', row: 2 } },
      ...{ en: 'Row 2 comes a second time.', fi: 'Rivi 2 tulee toisen kerran.' },
    },
    {
      ...{ sequence: row, values: { how: 'beyond_end', row } },
      en: 'The row is beyond the end of the chain, and is not sealed.',
    },
  ])
  await putBack()
  await world.database.owner('alter table audit_entries add primary key (org_id, sequence)')
})

it('a chain that ends before its head, or before what a checkpoint has seen', async () => {
  await owner('delete from audit_entries where org_id = $1 and sequence > $2', written - 2)
  expect((await found()).at(-1)).toEqual({
    sequence: written - 1,
    code: 'truncated',
    values: { row: written, checkpointAt: null },
    detail: `The chain ended with row ${written}.`,
  })
  await putBack()
  const { at, ...statement } = checkpointAt(written + 500, 'ab'.repeat(32))
  const query = `?checkpoint=${checkpointText({ at, ...statement })}`
  expect(await told({ query, only: 'truncated' })).toMatchObject([
    {
      values: { row: written + 500, checkpointAt: at },
      en: `The checkpoint of ${at} has seen row ${written + 500}.`,
      sv: `Kontrollpunkten från ${at} har sett raden ${written + 500}.`,
    },
  ])
})

const checkpointAt = (sequence: number, hash: string) =>
  signCheckpoint(keysOf(world.app.services).signing, {
    organisationId: orgId,
    sequence,
    hash,
    at: '2026-11-20T07:00:00.000Z',
  })

it('a row that a checkpoint has seen otherwise, and a checkpoint that the service did not sign', async () => {
  const kept = checkpointAt(2, 'ab'.repeat(32))
  expect(await told({ query: `?checkpoint=${checkpointText(kept)}` })).toMatchObject([
    {
      ...{ sequence: 2, code: 'rewritten', values: { checkpointAt: kept.at } },
      en: `The checkpoint of ${kept.at} has seen another row here.`,
      fi: `Tarkistuspiste ajalta ${kept.at} on nähnyt tässä muun rivin.`,
    },
  ])
  await putBack()
  await owner(`update audit_checkpoints set hash = ${ab} where org_id = $1`)
  const [{ sequence, at }] = await owner('select sequence, at from audit_checkpoints where org_id = $1')
  const [problem] = await told()
  expect(problem).toMatchObject({ sequence: Number(sequence), code: 'checkpoint_invalid' })
  expect(problem?.values.checkpointAt).toBe(at.toISOString())
})

it('personal values that are gone without an erasure, or by one that is not there or does not state it', async () => {
  const strip = (erasedBy: string) =>
    owner(
      `update audit_entries e set salt = null, reason = null, origin = null, erased_by = ${erasedBy},
        changes = (select coalesce(jsonb_agg(
          case when c ->> 'sensitivity' = 'personal' then c - 'from' - 'to' else c end), '[]') from jsonb_array_elements(e.changes) c)
       where org_id = $1 and sequence = $2`,
      personal,
    )
  const erasures = []
  for (const erasedBy of ['null', String(written), String(written + 900)]) {
    await strip(erasedBy)
    erasures.push(...(await told()).map(({ code, values, en }) => [code, values.lacking, en]))
    await putBack()
  }
  expect(erasures).toEqual([
    ['erased', 'not_told', 'Personal values are gone, and no erasure tells of it.'],
    ['erased', 'not_stated', 'Rows refer to this one for an erasure that it does not state.'],
    ['erased', 'not_there', 'Rows refer to this one for an erasure, and it is not there.'],
  ])
})

it('an end that was moved, and what is then written after it', async () => {
  await owner(`update organisation_clocks set audit_hash = ${ab} where org_id = $1`)
  expect(await found()).toMatchObject([
    {
      ...{ sequence: written, code: 'head_moved', values: { end: 'other_row' } },
      detail: 'The stored end of the chain is another row than its last.',
    },
  ])
  expect(await found('', 'fi')).toMatchObject([
    {
      ...{ sequence: written + 1, code: 'unlinked', values: {} },
      detail: 'Rivi on kirjoitettu muun rivin jälkeen kuin sen, joka on sen edellä.',
    },
  ])
})
