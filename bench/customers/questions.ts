/** One read that is measured. */
export interface Question {
  readonly title: string
  readonly path: string
  /** Whether a deep page of it is measured too. */
  readonly isLong?: boolean
}

/** Ids that the paths are made with. */
export interface Known {
  readonly customer: string
  readonly member: string
  readonly rareTag: string
  readonly commonTag: string
}

const list = '/v1/customers'

const sorts = ['name', 'code', 'openPipelineCents', 'lastActivityAt'].flatMap(sort =>
  ['asc', 'desc'].map(direction => ({
    title: `\`sort=${sort}&direction=${direction}\``,
    path: `${list}?sort=${sort}&direction=${direction}`,
    isLong: true,
  })),
)

const filter = (title: string, query: string, isLong: boolean): Question => ({
  title: `\`${title}\``,
  path: `${list}?${query}`,
  isLong,
})

const filters = ({ member, rareTag, commonTag }: Known): Question[] =>
  [
    filter('includeInactive=true', 'includeInactive=true', true),
    filter('updatedSince=…', 'updatedSince=2020-01-01T00:00:00Z', true),
    filter('ownerMembershipId=…', `ownerMembershipId=${member}`, true),
    filter('unowned=true', 'unowned=true', true),
    filter('tagId=', `tagId=${rareTag}`, false),
    filter('tagId=', `tagId=${commonTag}`, true),
    filter('cf[region]=north', 'cf[region]=north', false),
    filter('cf[region]=south', 'cf[region]=south', true),
    filter('idleDays=30', 'idleDays=30', true),
    filter('idleDays=3650', 'idleDays=3650', true),
    filter('code=a-77', 'code=a-77', false),
    filter('externalId=77', 'externalSource=bench&externalId=77', false),
  ].map((each, at) =>
    at === 4
      ? { ...each, title: '`tagId=` of 200 customers, none active' }
      : at === 5
        ? { ...each, title: '`tagId=` of 100,000 customers' }
        : each,
  )

/** What is typed, and how many of the 200,000 customers have it. */
const typed: readonly (readonly [q: string, title: string, more?: string, isLong?: boolean])[] = [
  ['a', 'nearly all', '', true],
  ['oy', 'all', '', true],
  ['virta', 'a ninth, by contacts', '', true],
  ['kiinteistö', 'a tenth', '', true],
  ['helsingin', 'an eighth, one after the other in this order', '', true],
  ['199999', 'one, and one contact'],
  ['äänekosken sähkö oy', 'one'],
  ['2345678-0', 'one, by business id'],
  ['info@sahko', 'one, by contact'],
  ['zq', 'none'],
  ['zzzzzz', 'none'],
  ['%%%', 'none'],
  ['oy', 'all', '&sort=openPipelineCents', true],
  ['oy', 'all', '&sort=lastActivityAt&direction=asc', true],
  ['19999', 'eleven and more', '&sort=openPipelineCents'],
  ['zzzzzz', 'none', '&sort=lastActivityAt'],
  ['oy', 'all, of which few are idle', '&idleDays=3650'],
]

const typeahead = ({ rareTag }: Known): Question[] => [
  ...typed.map(([q, title, more = '', isLong = false]) => ({
    title: `\`q=${q}${more}\` (${title})`,
    path: `${list}?${new URLSearchParams({ q })}${more}`,
    isLong,
  })),
  { title: '`q=oy&tagId=` of 200 customers, none active', path: `${list}?q=oy&tagId=${rareTag}` },
  ...['virta', 'h199999', 'zq'].map(q => ({
    title: `contacts, \`q=${q}\``,
    path: `/v1/contacts?q=${q}`,
    isLong: q === 'virta',
  })),
]

const searches = ['aanekosken', 'sähkö', '2345678-0', 'info@sahko.example'].map(q => ({
  title: `\`/v1/search?q=${q}\``,
  path: `/v1/search?${new URLSearchParams({ q })}`,
}))

/** Everything that is measured, by heading. */
export const questionsOf = (known: Known): Readonly<Record<string, readonly Question[]>> => ({
  'Orders of the list': sorts,
  'Filters of the list': filters(known),
  'What is typed': typeahead(known),
  'Overview and search': [
    { title: '`/v1/customers/{id}/overview`', path: `${list}/${known.customer}/overview` },
    ...searches,
  ],
})
