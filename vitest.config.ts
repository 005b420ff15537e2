import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { readTestFiles, startsPrograms } from './server/test/suite/isolation.ts'
import { patience } from './server/test/world/patience.ts'

const isolated = readTestFiles().flatMap(({ path, isolatedBecause }) => (isolatedBecause ? [path] : []))
const shared = readTestFiles().flatMap(({ path, isolatedBecause }) => (isolatedBecause ? [] : [path]))

/**
 * More files than cores: one that starts programs or a browser uses half a core and waits for the rest, and others hand a part
 * of their work to PostgreSQL. With three, a quarter of the processor time of a run on two cores is not used. More than
 * four would hardly end sooner, and would take half a gigabyte more each.
 */
const workers = 4

/** Files that start programs or a browser take longest, so that the run does not end with one of them alone. */
class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placed = new Map(files.map(file => [file, place(file)]))
    return (await super.sort(files)).sort((one, other) => (placed.get(one) ?? 0) - (placed.get(other) ?? 0))
  }
}

const place = ({ moduleId, project }: TestSpecification): number =>
  (project.config.isolate ? 0 : 2) + (startsPrograms(moduleId) ? 0 : 1)

export default defineConfig({
  test: {
    globalSetup: ['./server/test/world/global-setup.ts'],
    projects: [
      { extends: true, test: { name: 'isolated', include: isolated, isolate: true } },
      // One process takes one file after the other and loads the modules that they share once.
      { extends: true, test: { name: 'shared', include: shared, isolate: false } },
    ],
    environment: 'node',
    setupFiles: ['./server/test/world/each-file.ts'],
    pool: 'forks',
    // Node itself loads the modules, as it does for the service: what it compiled before is there. Nothing is mocked.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    sequence: { sequencer: ProgramsFirst },
    maxWorkers: workers,
    // A test waits for what it needs; these only end one that would never get it, also on a crowded machine.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    expect: { poll: patience },
  },
})
