/**
 * Container of the planner's menus and other floating parts: inside the page's main landmark, where screen
 * readers look for them, instead of at the end of the document.
 */
export const floatsId = 'planner-floats';

/** Props with which a menu, tooltip or popover of Mantine renders into this container. */
export const insidePage = { portalProps: { target: `#${floatsId}` } };
