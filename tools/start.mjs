// `npm start`: installs what is pinned when it is not there, then becomes the service.
import { become } from './launch/become.mjs'
import { programFile } from './launch/bundle.mjs'
import { pinnedNode } from './launch/checkout.mjs'
import { ensureInstalled } from './launch/install.mjs'

try {
  await ensureInstalled()
  const main = programFile('main', () =>
    process.stderr.write('konttori: bundling the service, once for these sources …\n'),
  )
  become(pinnedNode(), [main, ...process.argv.slice(2)], process.env)
} catch (error) {
  process.stderr.write(`konttori: ${error.message}\n`)
  process.exitCode = 1
}
