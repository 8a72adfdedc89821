// Dialogs and menus in one lazy file: as three, they would weigh more on every page, because the name of a file cannot be compressed.
export { CustomizeDialog } from './customize-dialog';
export { ShareMenu } from './share-menu';
export { UseInDialog } from './use-in-dialog';
