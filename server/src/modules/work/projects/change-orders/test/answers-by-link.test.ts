import { expect, test } from 'vitest'
import { made } from '../../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { linkBounds } from '../../../../exchange/public-links/limits.ts'

const world = await startWorld()
const admin = world.as('aino')
const { attempts } = linkBounds.answers

/** A change order that was sent, and what is done by its link from one address after the other. */
async function sentOrder(code: string) {
  const project = await made(
    admin.post('/v1/projects', { code, name: 'Koulun putket', state: 'active', budgetCents: 500_000 }),
  )
  const order = { title: 'Toinen lämpöpumppu', deltaCents: 125_000 }
  const { id } = await made(admin.post(`/v1/projects/${project.id}/change-orders`, order))
  const { url } = await made(admin.post(`/v1/change-orders/${id}/send`, {}))
  const token = new URL(url).searchParams.get('token')
  let addresses = 0
  const send = (path: string, body: object) =>
    world
      .withHeaders({ 'x-forwarded-for': `203.0.113.${++addresses % 250}` })
      .post(`/v1/public/change-orders/${path}`, { token, ...body })
  return { look: () => send('open', {}), answer: (body: object) => send('approve', body) }
}

test('ninety looks from ninety addresses make nobody wait for the answer, and the same answer once more is none', async () => {
  const { look, answer } = await sentOrder('LINKKI-1')
  const looks = await Promise.all(Array.from({ length: attempts + 30 }, look))
  expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([200]))
  const { formToken, documentSha256 } = await made(look())
  const body = { formToken, documentSha256, name: 'Maija Virtanen', email: 'maija@lakeus.example' }
  expect(await answer(body)).toMatchObject({ status: 200, body: { state: 'approved' } })
  for (let again = 0; again < attempts + 10; again++)
    expect(await answer(body)).toMatchObject({ status: 409, body: { code: 'public_form_sent' } })
})

test('answers that are none are so many by a link, from everywhere, and hold up no look', async () => {
  const { look, answer } = await sentOrder('LINKKI-2')
  const { documentSha256 } = await made(look())
  const wrong = () =>
    answer({ formToken: 'A'.repeat(120), documentSha256, name: 'Joku', email: 'joku@lakeus.example' })
  const answers = await Promise.all(Array.from({ length: attempts + 10 }, wrong))
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(
    new Set(['public_form_invalid', 'too-many-requests']),
  )
  expect(await wrong()).toMatchObject({ status: 429, body: { scope: 'public_link' } })
  expect(await look()).toMatchObject({ status: 200, body: { state: 'open' } })
})
