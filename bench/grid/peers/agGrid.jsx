import { agGridAdapter } from './agGridAdapter'

export default agGridAdapter(false)
