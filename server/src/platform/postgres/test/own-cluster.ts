import { startCluster } from '../cluster.ts'
import { DataDirectoryInUse } from '../errors.ts'

// Run as a process by `owner.ts`: owns the cluster until it is killed.
const dataDir = process.argv[2]
if (dataDir === undefined) throw new Error('Name the data directory.')
try {
  const { connection, adopted } = await startCluster({ dataDir, settings: { fsync: 'off' } })
  console.log(JSON.stringify({ connection, adopted }))
  setInterval(() => {}, 60_000)
} catch (error) {
  if (!(error instanceof DataDirectoryInUse)) throw error
  console.log(JSON.stringify({ refused: error.name, message: error.message }))
}
