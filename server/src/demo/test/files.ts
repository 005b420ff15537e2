import type { TestDatabase } from '../../../test/world/database.ts'
import type { App } from '../../app.ts'
import type { DemoOrganisation } from '../demo-file.ts'
import { withKey } from './service.ts'

/** The types of an organisation's files, as those who added them download them. */
export async function typesOfFiles(
  app: App,
  database: TestDatabase,
  { id: orgId, members }: DemoOrganisation,
) {
  const added = await database.owner<{ id: string; by: string }>(
    `select id, created_by_membership_id as by from attachments
     where org_id = $1 and state = 'finalized' order by target_type`,
    [orgId],
  )
  return Promise.all(
    added.map(async ({ id, by }) => {
      const key = members.find(({ membershipId }) => membershipId === by)?.personalKey ?? ''
      const { body } = await withKey(app, key).get(`/v1/attachments/${id}/download`)
      const answer = await app.server.inject(new URL(body.url).pathname)
      if (answer.statusCode !== 200) throw new Error(`the download answered ${answer.statusCode}`)
      return answer.headers['content-type']
    }),
  )
}
