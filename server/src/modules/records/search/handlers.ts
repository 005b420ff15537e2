import { handle } from '../../../platform/http/handler.ts'
import { dateIn } from '../../../platform/vocabulary/dates.ts'
import { badRequest } from '../../../platform/vocabulary/request-refused.ts'
import { search } from './contract.ts'
import * as port from './port.ts'
import { question } from './question.ts'
import { find } from './statement.ts'
import { typesOf } from './types.ts'
import { groupsOf } from './view.ts'

export const handlers = handle(search, {
  async search({ query, caller, now, db, services: { contributions } }) {
    const searched = contributions(port.searched)
    const wanted = typesIn(query.types, typesOf(searched))
    const asked = question(query.q)
    if (!asked) return { groups: groupsOf([], searched, query.q, undefined, 0) }
    const limit = query.limitPerType ?? 5
    const today = dateIn(caller.organisation.timeZone, now)
    const rows = await find(
      db,
      searched,
      { text: query.q, question: asked, types: wanted, limit },
      { caller, orgId: db.orgId, now, today, contributions },
    )
    return { groups: groupsOf(rows, searched, query.q, asked, limit) }
  },
})

function typesIn(text: string | undefined, known: readonly string[]): ReadonlySet<string> {
  if (text === undefined) return new Set(known)
  const types = text.split(',').map(part => part.trim())
  const unknown = types.find(type => !known.includes(type))
  if (unknown !== undefined)
    throw badRequest([
      {
        parameter: 'types',
        message: `names “${unknown}”, which is no kind of record; the kinds are ${known.join(', ')}`,
      },
    ])
  return new Set(types)
}
