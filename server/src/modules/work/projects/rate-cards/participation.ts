import { participantsOf, type ParticipationPricing } from '../participants/port.ts'
import { projectsWithIds } from '../record/port.ts'
import { placeOf, PriceBook } from './price-book.ts'
import { priceSources } from './rates.ts'
import { approvedHours, firstOfDays } from './repricing.ts'
import { repricedOf, repricedProjects } from './repricing-rules.ts'

/** A rate may look at what a member is in a project: whoever writes that for days past moves what their approved hours are worth. */
export const pricingOfParticipations: ParticipationPricing = async (
  db,
  contributions,
  { projectIds, membershipId },
) => {
  const projects = await projectsWithIds(db, projectIds)
  const hours = await approvedHours(db, contributions, { projects, membershipId, from: firstOfDays })
  const [first, last] = [hours[0]?.workDate, hours.at(-1)?.workDate]
  if (first === undefined || last === undefined) return () => 0
  const ids = [...new Set(hours.map(({ projectId }) => projectId))]
  const [sources, stored] = await Promise.all([priceSources(db, ids, first, last), participantsOf(db, ids)])
  const now = new PriceBook(sources)
  const hoursAt = Map.groupBy(hours, placeOf)
  return ({ saved, gone }) => {
    const changed = new Set([...saved.map(({ id }) => id), ...gone])
    const places = new Set([...saved, ...stored.filter(({ id }) => changed.has(id))].map(placeOf))
    const own = [...places].flatMap(place => hoursAt.get(place) ?? [])
    if (own.length === 0) return 0
    const participants = [...stored.filter(({ id }) => !changed.has(id)), ...saved]
    return repricedProjects(repricedOf(own, now, new PriceBook({ ...sources, participants }))).length
  }
}
