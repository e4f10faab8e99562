// What importing fonts.css for its effect gives the compiler: nothing, and no complaint.
export {}
