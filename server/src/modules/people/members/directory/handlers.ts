import { sql } from 'kysely'
import { by, keysetPage } from '../../../../platform/data/paging.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { memberNamed } from '../record/named.ts'
import { people } from './contract.ts'
import * as store from './store.ts'

const order = { operation: 'people.list', keys: [by('m.displayName'), by('m.id')] }

export const handlers = handle(people, {
  list: ({ query, db }) =>
    keysetPage(db, query, {
      ...order,
      listed: { alias: 'm', text: memberNamed(db.orgId, sql`m.id`) },
      rows: keyset => store.list(db, query, keyset),
    }),
})
