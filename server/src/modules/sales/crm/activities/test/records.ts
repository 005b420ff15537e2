import { expect } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import type { World } from '../../../../../../test/world/world.ts'

async function made(world: World, path: string, body: object): Promise<any> {
  const answer = await world.as('aino').post(path, body)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}

/** A deal with a customer, in a pipeline of its own. */
export async function dealWith(world: World, customerId: string | null): Promise<string> {
  const code = `p${newId()}`
  const pipeline = await made(world, '/v1/crm/pipelines', {
    code,
    name: 'Myynti',
    stages: [{ code: 'new', name: 'Uusi', probabilityBp: 1000 }],
  })
  return (await made(world, '/v1/crm/deals', { title: 'Kauppa', customerId, pipelineId: pipeline.id })).id
}

export const newLead = async (world: World): Promise<string> =>
  (await made(world, '/v1/crm/leads', { title: 'Vihje', contact: { name: 'Lahja Lehtonen' } })).id

/** Makes a record that of Tunturi, whose module is another: only its id is known in Meri then. */
export async function movedToTunturi(world: World, table: 'deals' | 'leads', id: string): Promise<string> {
  await world.database.owner(`
    set session_replication_role = replica;
    update ${table} set org_id = '${world.tunturi.id}' where id = '${id}';
    set session_replication_role = origin`)
  return id
}
