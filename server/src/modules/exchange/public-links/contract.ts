import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { publicFormRefusals, publicLinkRefusals } from './refusals.ts'

/** The links by which people outside an organisation reach one record of it. What they open, other families say. */
export const publicLinks = contract({
  name: 'publicLinks',
  tag: 'Public links',
  about: 'What people outside the organisation are shown by a link, and answer.',
  refusals: { ...publicLinkRefusals, ...publicFormRefusals },
  events: events({}),
  operations: {},
})
