import { handle } from '../../../platform/http/handler.ts'
import { dateIn } from '../../../platform/vocabulary/dates.ts'
import { badRequest } from '../../../platform/vocabulary/request-refused.ts'
import { search } from './contract.ts'
import * as port from './port.ts'
import { question } from './question.ts'
import { find } from './statement.ts'
import { type SearchType, searchTypes } from './types.ts'
import { groupsOf } from './view.ts'

export const handlers = handle(search, {
  async search({ query, caller, now, db, services: { contributions } }) {
    const wanted = typesIn(query.types)
    const asked = question(query.q)
    if (!asked) return { groups: groupsOf([], [], query.q, undefined, 0) }
    const limit = query.limitPerType ?? 5
    const today = dateIn(caller.organisation.timeZone, now)
    const searched = contributions(port.searched)
    const rows = await find(
      db,
      searched,
      { text: query.q, question: asked, types: wanted, limit },
      { caller, orgId: db.orgId, now, today, contributions },
    )
    return { groups: groupsOf(rows, searched, query.q, asked, limit) }
  },
})

const isType = (text: string): text is SearchType => (searchTypes as readonly string[]).includes(text)

function typesIn(text: string | undefined): ReadonlySet<SearchType> {
  if (text === undefined) return new Set(searchTypes)
  const types = text.split(',').map(part => part.trim())
  const unknown = types.find(type => !isType(type))
  if (unknown !== undefined)
    throw badRequest([
      {
        parameter: 'types',
        message: `names “${unknown}”, which is no kind of record; the kinds are ${searchTypes.join(', ')}`,
      },
    ])
  return new Set(types.filter(isType))
}
