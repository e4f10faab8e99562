import manifest from '../../package.json' with { type: 'json' }

/** The version of Retain, the one of the packages. */
export const version: string = manifest.version
