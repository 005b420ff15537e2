import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const path = '/v1/custom-fields'
const customers = '/v1/customers'

const added = async (body: object): Promise<any> => {
  const answer = await admin.post(path, { kind: 'customer', type: 'text', name: 'Kenttä', ...body })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}
const colours = [
  { code: 'red', name: 'Punainen' },
  { code: 'blue', name: 'Sininen' },
]

describe('a custom field', () => {
  it('is read by who reads the records, and added and changed by an administrator', async () => {
    const field = await added({ key: 'colour', type: 'option', options: colours, position: 3 })
    expect(field).toMatchObject({
      active: true,
      required: false,
      options: [{ code: 'red', name: 'Punainen', active: true }, { code: 'blue' }],
    })
    expect((await world.as('sisu').get(`${path}/${field.id}`)).body).toEqual(field)
    expect((await world.as('sisu').get(`${path}?kind=customer`)).body.items).toContainEqual(field)
    expect(await world.as('onni').get(`${path}/${field.id}`)).toMatchObject({ status: 404 })
    expect((await world.as('onni').get(`${path}?kind=customer`)).body.items).not.toContainEqual(field)
    expect((await admin.get(`${path}?kind=nothing`)).body.items).toEqual([])
    expect(await world.as('eero').patch(`${path}/${field.id}`, { name: 'X' })).toMatchObject({ status: 403 })
    const changed = await admin.patch(`${path}/${field.id}`, { name: 'Väri', description: 'Auton väri.' })
    expect(changed.body).toEqual({
      ...field,
      name: 'Väri',
      description: 'Auton väri.',
      updatedAt: changed.body.updatedAt,
    })
    const late = await admin.patch(`${path}/${field.id}`, { name: 'Z', expectedUpdatedAt: field.updatedAt })
    expect(late).toMatchObject({ status: 409, body: { code: 'custom_field_stale' } })
  })

  it.each<[string, number, object]>([
    ['custom_field_kind_unknown', 422, { kind: 'spaceship' }],
    ['custom_field_options_invalid', 422, { type: 'option' }],
    ['custom_field_options_invalid', 422, { type: 'text', options: colours }],
    ['custom_field_options_invalid', 422, { type: 'options', options: [...colours, colours[0]] }],
    ['bad-request', 400, { key: 'Väri' }],
    ['bad-request', 400, { key: '__proto__' }],
    ['bad-request', 400, { type: 'colour' }],
  ])('is refused with %s', async (code, status, body) =>
    expect(
      await admin.post(path, { kind: 'customer', key: 'refused', type: 'text', name: 'N', ...body }),
    ).toMatchObject({
      status,
      body: { code },
    }),
  )

  it('has a key of its own, also beside a deactivated one', async () => {
    const field = await added({ key: 'taken' })
    await admin.patch(`${path}/${field.id}`, { active: false })
    const again = await admin.post(path, { kind: 'customer', key: 'taken', type: 'text', name: 'N' })
    expect(again).toMatchObject({ status: 409, body: { code: 'code_already_in_use' } })
  })

  it('never changes its kind, key and type', async () => {
    const field = await added({ key: 'fast' })
    for (const change of [{ kind: 'customer' }, { key: 'slow' }, { type: 'number' }])
      expect(await admin.patch(`${path}/${field.id}`, change)).toMatchObject({ status: 400 })
  })
})

describe('the values of a customer', () => {
  it('are written, found, cleared, and refused with the field that they are of', async () => {
    await added({ key: 'seats', type: 'number' })
    await added({ key: 'sizes', type: 'options', options: colours })
    await added({ key: 'since', type: 'date' })
    await added({ key: 'wild', type: 'boolean' })
    const customFields = { seats: 2.5, sizes: ['blue', 'red'], since: '2026-01-31', wild: false }
    const created = await admin.post(customers, { name: 'Kenttien Oy', customFields })
    expect(created.body.customFields).toEqual(customFields)
    const at = `${customers}/${created.body.id}`
    expect((await admin.get(at)).body.customFields).toEqual(customFields)
    for (const query of ['seats]=2.5', 'sizes]=red', 'sizes]=blue', 'since]=2026-01-31', 'wild]=false'])
      expect((await admin.get(`${customers}?cf[${query}`)).body.items).toHaveLength(1)
    expect((await admin.get(`${customers}?cf[wild]=true`)).body.items).toEqual([])

    const patched = await admin.patch(at, { customFields: { sizes: ['red'], seats: null } })
    expect(patched.body.customFields).toEqual({ sizes: ['red'], since: '2026-01-31', wild: false })
    expect((await admin.get(`${customers}?cf[sizes]=blue`)).body.items).toEqual([])
    const refused = await admin.patch(at, { name: 'X', customFields: { seats: 'two' } })
    expect(refused).toMatchObject({ status: 422, body: { code: 'custom_field_value_invalid', key: 'seats' } })
    expect((await admin.get(at)).body).toEqual(patched.body)
  })

  it('of long text are told apart to the last character', async () => {
    await added({ key: 'long' })
    const start = 'ä'.repeat(999)
    const { body } = await admin.post(customers, { name: 'Pitkä Oy', customFields: { long: `${start}x` } })
    const query = (text: string) => admin.get(`${customers}?cf[long]=${encodeURIComponent(text)}`)
    expect((await query(`${start}x`)).body.items.map(({ id }: { id: string }) => id)).toEqual([body.id])
    expect((await query(`${start}y`)).body.items).toEqual([])
  })

  it('keep the option that they have: it can be deactivated, and not left out', async () => {
    const field = await added({ key: 'kept', type: 'option', options: colours })
    const { body } = await admin.post(customers, { name: 'Punainen Oy', customFields: { kept: 'red' } })
    const without = await admin.patch(`${path}/${field.id}`, { options: [colours[1]] })
    expect(without).toMatchObject({
      status: 409,
      body: { code: 'custom_field_option_in_use', optionCode: 'red' },
    })
    const off = [{ ...colours[0], active: false }, colours[1]]
    expect(await admin.patch(`${path}/${field.id}`, { options: off })).toMatchObject({ status: 200 })
    expect((await admin.get(`${customers}/${body.id}`)).body.customFields).toEqual({ kept: 'red' })
    const newer = await admin.post(customers, { name: 'Toinen Oy', customFields: { kept: 'red' } })
    expect(newer).toMatchObject({ status: 422, body: { code: 'custom_field_value_invalid' } })
    await admin.patch(`${customers}/${body.id}`, { customFields: { kept: 'blue' } })
    expect(await admin.patch(`${path}/${field.id}`, { options: [colours[1]] })).toMatchObject({ status: 200 })
  })

  it('of a required field are asked for from then on', async () => {
    const before = (await admin.post(customers, { name: 'Ennen Oy' })).body
    const field = await added({ key: 'needed', required: true })
    const refused = { status: 422, body: { code: 'custom_field_required', key: 'needed' } }
    expect(await admin.post(customers, { name: 'Jälkeen Oy' })).toMatchObject(refused)
    expect(await admin.patch(`${customers}/${before.id}`, { name: 'Ennen' })).toMatchObject({ status: 200 })
    expect(await admin.patch(`${customers}/${before.id}`, { customFields: {} })).toMatchObject(refused)
    await admin.patch(`${path}/${field.id}`, { active: false })
    expect(await admin.post(customers, { name: 'Jälkeen Oy' })).toMatchObject({ status: 201 })
  })
})

it('a kind of record has so many custom fields, and not one more', async () => {
  const have = (await admin.get(`${path}?kind=customer`)).body.items.length
  for (let count = have; count < 100; count++) await added({ key: `extra_${count}` })
  const beyond = await admin.post(path, { kind: 'customer', key: 'beyond', type: 'text', name: 'N' })
  expect(beyond).toMatchObject({ status: 422, body: { code: 'custom_field_limit_reached' } })
})
