import { defineConfig } from 'vitest/config'
import { readTestFiles } from './server/test/suite/isolation.ts'
import { patience } from './server/test/world/patience.ts'

const isolated = readTestFiles().flatMap(({ path, isolatedBecause }) => (isolatedBecause ? [path] : []))
const shared = readTestFiles().flatMap(({ path, isolatedBecause }) => (isolatedBecause ? [] : [path]))

/** Two cores are busy with two files that work; files that start programs mostly wait for them. */
const workers = 3

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
    maxWorkers: workers,
    // A test waits for what it needs; these only end one that would never get it, also on a crowded machine.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    expect: { poll: patience },
  },
})
