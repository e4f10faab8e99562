import type { TitledPage } from '@retain/domain/session/routes/pageTitles'

/** Pages of later releases inside the shell. Each is reachable by its address and shows that it is not released. */
export const unreleasedPages: readonly TitledPage[] = ['storeAdmin', 'sandbox']
