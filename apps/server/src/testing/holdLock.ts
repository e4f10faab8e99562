import { lockDataFolder } from '../db/dataFolderLock'
import { printLine } from '../core/terminal'

/** A process for tests: holds the lock of the data folder of its argument until it is ended. */
lockDataFolder(process.argv[2] ?? '', printLine)
printLine('held')
setInterval(() => undefined, 60_000)
