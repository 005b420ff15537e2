import { describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { refused, startPayroll } from './payroll.ts'

const { catalogs, newTarget, tauno } = await startPayroll()

describe('a target', () => {
  it('that is posted to has a secret, shown once', async () => {
    const url = 'https://payroll.example.com/hours'
    const made = await newTarget({ transport: 'https', url })
    expect(made).toMatchObject({ url, active: true, secret: expect.stringMatching(/^[\w-]{43}$/) })
    const { secret, ...rest } = made
    expect((await tauno.get(`/v1/export-targets/${made.id}`)).body).toEqual(rest)
    const listed = (await tauno.get('/v1/export-targets')).body.items
    expect(listed).toContainEqual(rest)
    const rotated = await tauno.post(`/v1/export-targets/${made.id}/rotate-secret`, {})
    expect(rotated).toMatchObject({ status: 200, body: { secret: expect.stringMatching(/^[\w-]{43}$/) } })
    expect(rotated.body.secret).not.toBe(secret)
    const after = (await tauno.get(`/v1/export-targets/${made.id}`)).body
    expect(after.secretVersions).toEqual([
      { createdAt: after.updatedAt, expiresAt: null },
      { createdAt: made.createdAt, expiresAt: expect.any(String) },
    ])
  })

  it('that is read from has none to rotate', async () => {
    const { id, secret } = await newTarget()
    expect(secret).toBeNull()
    expect(await tauno.post(`/v1/export-targets/${id}/rotate-secret`, {})).toMatchObject(
      refused(409, 'export_target_has_no_secret'),
    )
  })

  it.each([
    [{ transport: 'https' }, 'export_target_form_invalid'],
    [{ transport: 'https', url: 'http://payroll.example.com/' }, 'export_target_url_not_allowed'],
    [{ transport: 'https', url: 'https://127.0.0.1/' }, 'export_target_url_not_allowed'],
    [{ url: 'https://payroll.example.com/' }, 'export_target_form_invalid'],
    [{ csv: { bom: true } }, 'export_target_form_invalid'],
  ])('%j is refused: %s', async (change, code) => {
    const body = { name: 'Bureau', transport: 'download', format: 'json', ...change }
    expect(await tauno.post('/v1/export-targets', body)).toMatchObject(refused(422, code))
  })

  it.each([
    { payTypeCodes: { sleep: '1' } },
    { format: 'xml' },
    { format: 'csv', csv: { columns: [] } },
    { format: 'csv', csv: { delimiter: '|' } },
  ])('%j is no target at all', async change => {
    const body = { name: 'Bureau', transport: 'download', format: 'json', ...change }
    expect(await tauno.post('/v1/export-targets', body)).toMatchObject(refused(400, 'bad-request'))
  })

  it('is changed in what is sent, unless it has changed since', async () => {
    const made = await newTarget({ format: 'csv', payTypeCodes: { normal: '1000', flex: null } })
    const path = `/v1/export-targets/${made.id}`
    const dimensions = [{ dimensionId: catalogs.dimensions.project, heading: 'Projekti' }]
    const changed = await tauno.patch(path, { csv: { dimensions }, expectedUpdatedAt: made.updatedAt })
    expect(changed).toMatchObject({
      status: 200,
      body: { csv: { ...made.csv, dimensions }, payTypeCodes: { normal: '1000', flex: null } },
    })
    expect((await tauno.get(path)).body).toEqual(changed.body)
    expect(await tauno.patch(path, { name: 'X', expectedUpdatedAt: made.updatedAt })).toMatchObject(
      refused(409, 'export_target_stale'),
    )
    const unknown = { csv: { dimensions: [{ dimensionId: newId(), heading: 'X' }] } }
    expect(await tauno.patch(path, unknown)).toMatchObject(refused(404, 'dimension_not_found'))
    expect(await tauno.patch(`/v1/export-targets/${newId()}`, {})).toMatchObject(
      refused(404, 'export_target_not_found'),
    )
  })
})
