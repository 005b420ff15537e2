import { expect } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'

let count = 0

/** A customer of Meri, and ways to make projects and to move them. */
export async function projectWorld() {
  const world = await startWorld()
  const admin = world.as('aino')
  const made = async (path: string, body: object): Promise<any> => {
    const answer = await admin.post(path, body)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
    return answer.body
  }
  const done = async (path: string, body: object = {}): Promise<any> => {
    const answer = await admin.post(path, body)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    return answer.body
  }
  const customer = await made('/v1/customers', { name: 'Äänekosken Sähkö Oy', code: 'sahko' })
  const project = (body: object = {}) =>
    made('/v1/projects', { code: `P-${++count}`, name: 'Koulun putket', ...body })
  return { world, admin, made, done, customer, project }
}
