import type { PlacedOperation } from './description.ts'
import { operationSource } from './operation-source.ts'
import { TypeFile } from './type-file.ts'

/** The file of one tag: the types of its operations, and one object of methods per family. */
export function tagFile(operations: readonly PlacedOperation[]): string {
  const file = new TypeFile()
  const families = [...Map.groupBy(operations, ({ family }) => family)].map(
    ([family, members]) =>
      `export const ${family} = (call: Call) => ({\n${members
        .map(operation => operationSource(operation, file))
        .join('\n\n')}\n})`,
  )
  return [imports(file), ...file.declarations, ...families].join('\n\n')
}

function imports({ components, runtime }: TypeFile): string {
  const fromCall = ['Call', ...[...runtime].filter(name => name !== 'Page')].sort()
  return [
    `import type { ${fromCall.join(', ')} } from '../call.ts'`,
    ...(runtime.has('Page') ? [`import type { Page } from '../pages.ts'`] : []),
    ...(components.size > 0
      ? [`import type { ${[...components].sort().join(', ')} } from './schemas.ts'`]
      : []),
  ].join('\n')
}
