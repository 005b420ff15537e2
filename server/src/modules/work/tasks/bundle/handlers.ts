import { together } from '../../../../platform/data/question.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { fieldsOf } from '../../../records/custom-fields/port.ts'
import { projectWithId } from '../../projects/record/port.ts'
import { allLabels } from '../labels/lookup.ts'
import { taskKind } from '../record/record.ts'
import { spentByTask, spentInProject } from '../record/spent.ts'
import { setOf } from '../statuses/store.ts'
import { tasksOfBundle } from './shapes.ts'
import { bundle } from './contract.ts'
import { taskBundleParts } from './slots.ts'
import { tasksInProject } from './store.ts'
import { bundleView } from './view.ts'

export const handlers = handle(bundle, {
  async bundle({ params, db, services, reader, refuse }) {
    const projectId = params.id.toLowerCase()
    const parts = services.contributions(taskBundleParts)
    const [project, set, tasks, spent, fields, labels, waiting, reached] = await services.database.picture(
      db.orgId,
      picture =>
        together([
          projectWithId(picture, projectId),
          setOf(picture, projectId),
          tasksInProject(picture, projectId),
          spentInProject(picture, projectId),
          fieldsOf(picture, taskKind.kind),
          allLabels(picture),
          together(
            parts.flatMap(each => (each.part === 'dependencies' ? each.read(picture, projectId) : [])),
          ),
          together(parts.flatMap(each => (each.part === 'milestones' ? each.read(picture, projectId) : []))),
        ]),
    )
    if (!project) return refuse('project_not_found')
    if (tasks.length > tasksOfBundle)
      refuse('task_bundle_too_large', `Read ${project.code} from /v1/projects/${project.id}/tasks/page.`)
    return bundleView({
      set,
      tasks,
      spent: await spentByTask(db, spent),
      fields,
      labels,
      dependencies: waiting.flat(),
      milestones: reached.flat(),
      chosen: reader.chosen,
    })
  },
})
