const isApple = () => /mac|iphone|ipad|ipod/i.test(navigator.platform)

/**
 * A shortcut as people read it on their machine. In the browser only.
 *
 * @example
 * shortcutText('Mod-Shift-8') // 'Ctrl+Shift+8', on a Mac '⌘⇧8'
 */
export const shortcutText = (keys: string, onApple: boolean = isApple()): string =>
  onApple
    ? keys.replace('Mod-', '⌘').replace('Shift-', '⇧').replace('Alt-', '⌥')
    : keys.replace('Mod-', 'Ctrl+').replace('Shift-', 'Shift+').replace('Alt-', 'Alt+')

/** A shortcut as the attribute `aria-keyshortcuts` wants it. In the browser only. */
export const ariaShortcut = (keys: string, onApple: boolean = isApple()): string =>
  keys
    .replace('Mod-', onApple ? 'Meta+' : 'Control+')
    .replace('Shift-', 'Shift+')
    .replace('Alt-', 'Alt+')
