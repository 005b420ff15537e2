import { contract } from '../../../../platform/contract/family.ts'
import { object, page, paging } from '../../../../platform/contract/shapes.ts'
import { OwnProject } from './shapes.ts'

export const ownProjects = contract({
  name: 'ownProjects',
  tag: 'Projects',
  refusals: {},
  events: {},
  operations: {
    list: {
      method: 'GET',
      path: '/v1/me/projects',
      needs: 'none',
      feature: 'projects',
      summary: 'List the projects that you work for',
      description:
        'Page through the projects that the member takes part in, took part in during the last month or will, and those with tasks of theirs, by name: each with the phases and tasks that hours may be written on. Templates and closed projects are left out. Nothing of customers, money or the hours of others is told.',
      listed: { q: 'code and name', ids: true },
      query: object(paging),
      answers: page(OwnProject),
    },
  },
})
