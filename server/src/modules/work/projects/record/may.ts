import { refusalIn } from '../../../../platform/contract/lifecycle.ts'
import { mayOf } from '../../../../platform/http/may.ts'
import { projects } from './contract.ts'
import { projectLife } from './life.ts'
import { templateRefusal } from './moves.ts'
import { closedRefusal } from './rules.ts'

export const mayOfProjects = mayOf(projects, {
  answeredBy: ['list', 'get'],
  actions: ['update', 'start', 'hold', 'resume', 'complete', 'close', 'reopen'],
  outcomes: (_, rows) =>
    rows.map(project => {
      const { state } = project
      const worked = templateRefusal(project)
      return {
        update: closedRefusal(project),
        start: refusalIn(projectLife, 'start', state) ?? worked,
        hold: refusalIn(projectLife, 'hold', state) ?? worked,
        resume: refusalIn(projectLife, 'resume', state) ?? worked,
        complete: refusalIn(projectLife, 'complete', state) ?? worked,
        close: refusalIn(projectLife, 'close', state),
        reopen: refusalIn(projectLife, 'reopen', state),
      }
    }),
})
