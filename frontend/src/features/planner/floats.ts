/**
 * Where the planner's menus and other floating parts are drawn: inside the page's main landmark, where screen readers
 * look for them, instead of at the end of the document.
 */
export const floatsId = 'planner-floats';

export const insidePage = { portalProps: { target: `#${floatsId}` } };
