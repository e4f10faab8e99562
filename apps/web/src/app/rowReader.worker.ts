import { streamedLogCalls } from '../features/work-log/search/streamedLogCalls'
import { sameThreadReader } from '../list/streaming/rowReader'
import { serveRowReader } from '../list/streaming/serveRowReader'

serveRowReader(sameThreadReader(streamedLogCalls))
